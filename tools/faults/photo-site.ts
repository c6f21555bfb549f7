import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { createGuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { isPublicEndpoint } from '#server/guarded-fetch/public-endpoint.ts'
import { openSiteProcess } from '#server/process/site-process.ts'

// The built site, which finds hosts that end in `.test` on this machine. Started by pictures.ts, and by nobody else.

const config = readConfig(process.env)
const guardedFetch = createGuardedFetch({
  network: {
    resolve: async () => ['127.0.0.1'],
    mayReach: (endpoint) => endpoint.host.endsWith('.test') || isPublicEndpoint(endpoint),
  },
})
const site = await openSiteProcess(config, openDatabase(config.databaseUrl), undefined, guardedFetch)
console.log(`The site is ready at http://localhost:${site.port}`)
await site.resumeWork()
