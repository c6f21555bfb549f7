import { Agent, request } from 'node:http'

type Call = { method?: string; headers?: Record<string, string>; body?: string }

/** A client with one connection of its own, which it keeps for as long as the site does. */
export function keepAliveClient(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
      return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        request(address + path, { agent, method, headers }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
          response.once('end', () => resolve({ status: response.statusCode, text }))
          response.once('error', reject)
        })
          .once('error', reject)
          .end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
