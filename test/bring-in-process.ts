import { openDatabase } from '#server/data/database/database.ts'
import { createGuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'
import { isPublicEndpoint } from '#server/guarded-fetch/public-endpoint.ts'
import { startJobs } from '#server/jobs/job-runner.ts'
import { bringPictures } from '#server/media/bring-pictures.ts'
import { createPictureEncoder } from '#server/media/picture-encoder.ts'

// What a site does with pictures that were asked for, as a process of its own that can be killed. Hosts that end in `.test` are
// found on this machine. Started by bring-kill.test.ts, and by nobody else.

const db = openDatabase(process.env.DATABASE_URL ?? '')
const { fetchPicture } = createGuardedFetch({
  network: {
    resolve: async () => ['127.0.0.1'],
    mayReach: (endpoint) => endpoint.host.endsWith('.test') || isPublicEndpoint(endpoint),
  },
})
const jobs = startJobs({
  db,
  jobs: {
    pictures: bringPictures({ db, fetchPicture, encode: createPictureEncoder(), retryAfterMs: [0, 0] }),
  },
  logError: console.error,
})
jobs.resume('pictures')
// It waits for others in between, and would end.
setInterval(() => {}, 60_000)
