"""A small network fitted to examples with PyTorch, on the accelerator if there is one."""

import json
from itertools import pairwise
from typing import Any

import numpy as np
import torch

HIDDEN = (32, 16)
EPOCHS = 40
BATCH = 4096
HELD_BACK = 0.1


def network_of(inputs: int) -> torch.nn.Sequential:
    sizes = (inputs, *HIDDEN)
    layers: list[torch.nn.Module] = []
    for before, after in pairwise(sizes):
        layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers, torch.nn.Linear(sizes[-1], 1))


def fit(numbers: Any, won: Any, games: Any) -> tuple[torch.nn.Sequential, dict[str, float]]:
    """The network with the least loss on games held back, and how well it does there."""
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.tensor(numbers, dtype=torch.float32, device=device)
    y = torch.tensor(won, dtype=torch.float32, device=device)
    held = torch.tensor(np.asarray(games) % round(1 / HELD_BACK) == 0, device=device)
    model = network_of(x.shape[1]).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, EPOCHS)
    loss_of = torch.nn.BCEWithLogitsLoss()
    train = torch.nonzero(~held).squeeze(1)
    best, kept = float("inf"), {}
    for _ in range(EPOCHS):
        order = train[torch.randperm(len(train), device=device)]
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            optimiser.zero_grad()
            loss = loss_of(model(x[part]).squeeze(1), y[part])
            loss.backward()
            optimiser.step()
        schedule.step()
        with torch.no_grad():
            now = float(loss_of(model(x[held]).squeeze(1), y[held]))
        if now < best:
            best, kept = now, {k: v.clone() for k, v in model.state_dict().items()}
    model.load_state_dict(kept)
    with torch.no_grad():
        right = float(((model(x[held]).squeeze(1) > 0) == (y[held] > 0.5)).float().mean())
    return model, {"loss": best, "right": right, "examples": float(len(y))}


def written(model: torch.nn.Sequential, told: dict[str, Any]) -> str:
    """The network as JSON, rounded to what matters."""
    layers = [
        {
            "weights": [[round(float(w), 4) for w in row] for row in part.weight.detach().T.cpu()],
            "start": [round(float(b), 4) for b in part.bias.detach().cpu()],
        }
        for part in model
        if isinstance(part, torch.nn.Linear)
    ]
    return json.dumps({"told": told, "layers": layers}) + "\n"
