import { createServer, type RequestListener } from 'node:http'
import { isPublicEndpoint } from '#server/guarded-fetch/public-endpoint.ts'
import type { Network } from '#server/guarded-fetch/ask-once.ts'

const LOOPBACK = '127.0.0.1'

/**
 * A site on this machine that is asked as if it stood on the Internet. Hosts that end in `.test` are found there, and no other
 * private address may be reached.
 */
export async function startOtherSite(answer: RequestListener) {
  /** The paths that were asked for. */
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.on('error', () => {})
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve))
  const bound = server.address()
  const own = typeof bound === 'object' && bound ? bound.port : 0
  const network: Network = {
    resolve: async () => [LOOPBACK],
    mayReach: (endpoint) =>
      (endpoint.host.endsWith('.test') && endpoint.address === LOOPBACK && endpoint.port === own) ||
      isPublicEndpoint(endpoint),
  }
  return {
    asked,
    network,
    port: own,
    address: (path: string, host = 'photos.test') => `http://${host}:${own}${path}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
