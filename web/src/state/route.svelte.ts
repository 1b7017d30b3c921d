/** Where in the page one is, from what follows `#`: that part of an address is never sent to a server. */
export interface Route {
  page: 'start' | 'new' | 'seat' | 'table' | 'watch' | 'replay' | 'rules' | 'puzzles' | 'dice' | 'maps' | 'turns' | 'account' | 'mine'
  id: string
  step: number
}

const WHOLE: readonly string[] = ['new', 'rules', 'puzzles', 'dice', 'turns', 'account', 'mine']
/** Nothing can be shown of these unless the address says of which. */
const OF_ONE: readonly string[] = ['seat', 'table', 'watch', 'replay', 'maps']

export function routeOf(hash: string): Route {
  const [page = '', id = '', step = ''] = hash.replace(/^#\/?/, '').split('/')
  const known = WHOLE.includes(page) || (OF_ONE.includes(page) && id !== '')
  return { page: (known ? page : 'start') as Route['page'], id: decodeURIComponent(id), step: step ? Number(step) : -1 }
}

let current = $state<Route>(routeOf(typeof location === 'undefined' ? '' : location.hash))
if (typeof addEventListener === 'function') addEventListener('hashchange', () => (current = routeOf(location.hash)))

export function route(): Route {
  return current
}

export function go(path: string): void {
  location.hash = `#/${path}`
}

/** The address under which the server is reached, where it says so. */
let reached = $state('')
export function setAddress(address: string): void {
  reached = address
}

/** A link to be sent to somebody: with the server's own address, else with the one that is open here. */
export function linkTo(path: string): string {
  return `${reached || `${location.origin}${location.pathname}`}#/${path}`
}

/** Whether links lead nowhere but on this machine, so that whoever they are sent to cannot open them elsewhere. */
export function linksStayHere(): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(linkTo('')).hostname)
}
