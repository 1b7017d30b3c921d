/** Whether the screen is too narrow for board, boards and question side by side. */
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 999px)') : null
let small = $state(query?.matches ?? false)
query?.addEventListener('change', (event) => (small = event.matches))

export function narrow(): boolean {
  return small
}
