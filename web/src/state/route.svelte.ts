/** Where in the page one is, from what follows `#`: that part of an address is never sent to a server. */
export interface Route {
  page: 'start' | 'new' | 'seat' | 'table' | 'watch' | 'replay' | 'rules'
  id: string
  step: number
}

export function routeOf(hash: string): Route {
  const [page = '', id = '', step = ''] = hash.replace(/^#\/?/, '').split('/')
  const known: readonly string[] = ['new', 'seat', 'table', 'watch', 'replay', 'rules']
  return { page: (known.includes(page) ? page : 'start') as Route['page'], id: decodeURIComponent(id), step: step ? Number(step) : -1 }
}

let current = $state<Route>(routeOf(typeof location === 'undefined' ? '' : location.hash))
if (typeof addEventListener === 'function') addEventListener('hashchange', () => (current = routeOf(location.hash)))

export function route(): Route {
  return current
}

export function go(path: string): void {
  location.hash = `#/${path}`
}

export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`
}
