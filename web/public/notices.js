/** Shows the notices that the server sends while the page is closed; a press opens the table. */
self.addEventListener('push', (event) => {
  const said = event.data.json()
  event.waitUntil(self.registration.showNotification(said.title, { body: said.body, tag: said.table, data: said.table }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(`/#/mine/${encodeURIComponent(event.notification.data)}`))
})
