/** Notices by web push in this browser: they come while the page is closed, and need https or this machine. */
export function mayPush(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window
}

export interface PushPlace {
  address: string
  p256dh: string
  auth: string
}

/** Where the server can tell this browser; null if its owner does not want that. */
export async function pushPlace(key: string): Promise<PushPlace | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/notices.js')
  const worker = await navigator.serviceWorker.ready
  const held = await worker.pushManager.getSubscription()
  const place = held ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint = '', keys } = place.toJSON()
  return { address: endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}
