import { reply } from './carry-out.ts'
import type { Order, ShareNews } from './orders.ts'

// Makes, reads and restores backups, so that the site goes on meanwhile. Started by run-beside.ts for one order, and by
// nobody else.

process.once('message', (order: Order) => {
  void reply(order, say).then((reply) => process.send?.(reply, () => process.disconnect()))
})

const say = (share: number) => void process.send?.({ share } satisfies ShareNews)
