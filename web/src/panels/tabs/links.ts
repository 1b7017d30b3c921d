/** The way to a table in something that was said, as a link within the page; nothing where there is none. */
export function linkIn(text: string): string {
  const found = /#\/(table|watch|replay)\/[\w-]+(\/\d+)?/.exec(text)
  return found ? found[0] : ''
}
