"""Things dealt at random into places that hold so many each, where each thing may lie in some of the places only."""

from othersight.kernel.chance import Chance


class Matching:
    """A deal in the making: how much room each place has, where each thing may lie, and where it lies."""

    def __init__(self, room: list[int], allowed: dict[int, list[int]]) -> None:
        self.room = room
        self.allowed = allowed
        self.place: dict[int, int] = {}

    def put(self, thing: int, chance: Chance) -> bool:
        """Lay a thing in a place with room, the likelier the more room; else move others out of the way."""
        places = [place for place in self.allowed[thing] if self.room[place] > 0]
        if not places:
            return self.make_room(thing)
        at = chance.below(sum([self.room[place] for place in places]))
        for place in places:
            at -= self.room[place]
            if at < 0:
                self.lay(thing, place)
                break
        return True

    def lay(self, thing: int, place: int) -> None:
        """The thing takes up room."""
        self.place[thing] = place
        self.room[place] -= 1

    def make_room(self, thing: int) -> bool:
        """Move others along the shortest chain that ends at a place with room; False if there is none."""
        came_from = dict.fromkeys(self.allowed[thing], (thing, -1))
        waiting = list(self.allowed[thing])
        while waiting:
            place = waiting.pop(0)
            if self.room[place] > 0:
                self.shift(came_from, place)
                return True
            for other in sorted(self.place):
                if self.place[other] == place:
                    for further in self.allowed[other]:
                        if further not in came_from:
                            came_from[further] = (other, place)
                            waiting.append(further)
        return False

    def shift(self, came_from: dict[int, tuple[int, int]], place: int) -> None:
        """Each thing of the chain moves on, the last one first."""
        while place >= 0:
            thing, before = came_from[place]
            if before >= 0:
                self.room[before] += 1
            self.lay(thing, place)
            place = before


def dealt_into(room: list[int], allowed: dict[int, list[int]], chance: Chance) -> dict[int, int]:
    """Where each thing comes to lie: the least free first, at random among equals. Empty if there is no way."""
    matching = Matching(list(room), allowed)
    order = [int(thing) for thing in chance.shuffled(tuple([str(t) for t in sorted(allowed)]))]
    for freedom in sorted({len(places) for places in allowed.values()}):
        for thing in order:
            if len(allowed[thing]) == freedom and not matching.put(thing, chance):
                return {}
    return matching.place
