/** Whether the reader wants the page to keep still. */
const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
let reduced = $state(query?.matches ?? false)
query?.addEventListener('change', (event) => (reduced = event.matches))

export function calm(): boolean {
  return reduced
}
