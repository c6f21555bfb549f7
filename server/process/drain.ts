import type { Server } from 'node:http'
import { Server as ListeningServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type DrainOptions = {
  /** How long sockets without a request stay open, for requests that are on their way already. */
  lingerMs: number
  /** After this long nobody is waited for. */
  limitMs: number
  /** Ends the lingering: what is running is answered still. */
  hurry: AbortSignal
}

const LOOK_EVERY_MS = 50

/**
 * Makes a server one that can be ended without cutting anybody off. Answers the function that ends it:
 * nobody new is let in, every further answer says that it is the last on its connection, and who is connected without
 * having asked may still do so for a while.
 */
export function makeDrainable(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return async function drain({ lingerMs, limitMs, hurry }: DrainOptions): Promise<void> {
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    const limit = setTimeout(() => server.closeAllConnections(), limitMs)
    // Not that of HTTP servers, which ends connections without a request at once.
    const closed = new Promise<void>((resolve) =>
      ListeningServer.prototype.close.call(server, () => resolve()),
    )
    await Promise.race([closed, pause(lingerMs, undefined, { signal: hurry, ref: false }).catch(() => {})])
    const looking = setInterval(closeIdle, LOOK_EVERY_MS)
    closeIdle()
    await closed
    clearInterval(looking)
    clearTimeout(limit)
  }

  function closeIdle() {
    // To Node, one that has never asked is busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    // And one whose answer is written, but not yet sent, has nothing to do.
    const isSending = [...sockets].some(({ writableLength }) => writableLength > 0)
    if (!isSending) server.closeIdleConnections()
  }
}
