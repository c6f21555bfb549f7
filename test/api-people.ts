import type { Database } from '#server/data/database/database.ts'
import { callApi } from './api-client.ts'
import { createTestSite, NOW } from './site.ts'

type Call = Omit<NonNullable<Parameters<typeof callApi>[2]>, 'token' | 'method'>

/** The API as an administrator's program calls it. */
export async function createAdminApi(db: Database, now = NOW) {
  const site = await createTestSite({ db, now })
  const { session, user_id } = await site.as('admin')
  const token = session.accessToken
  const send =
    (method: string) =>
    async (path: string, body?: unknown, call: Call = {}) =>
      callApi(site, path, { method, body, token, ...call })
  return {
    site,
    token,
    user_id,
    get: send('GET'),
    post: send('POST'),
    put: send('PUT'),
    remove: send('DELETE'),
  }
}
