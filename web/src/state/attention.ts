/** That something is asked, for who looks elsewhere: the title and the sign of the tab, and a notification on wish. */
import { t } from '../i18n/texts.svelte'
import { turnCount } from './turns.svelte'

const SIGN = (asked: boolean) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${asked ? '#ffc247' : '#100d12'}"/><circle cx="16" cy="16" r="10" fill="none" stroke="${asked ? '#16121a' : '#e9dcc0'}" stroke-width="3"/><circle cx="16" cy="16" r="4" fill="#d0382e"/></svg>`)}`

/** A title with the number of tables that wait for me, if any do. */
export function counted(title: string): string {
  const count = turnCount()
  return count ? t('page-title-counted', { count, title }) : title
}

/** The tab says what it is, and whether somebody is waited for there. */
export function mark(title: string, asked: boolean): void {
  document.title = counted(asked ? `● ${title}` : title)
  document.querySelector('link[rel=icon]')?.setAttribute('href', SIGN(asked))
}

/** Whether the browser lets the page notify; asks for it where that is open. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification !== 'function') return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells somebody who looks elsewhere; a press leads back to the table. */
export function notify(title: string, body: string): void {
  if (typeof Notification !== 'function' || Notification.permission !== 'granted' || !document.hidden) return
  const told = new Notification(title, { body, tag: 'othersight' })
  told.onclick = () => {
    window.focus()
    told.close()
  }
}
