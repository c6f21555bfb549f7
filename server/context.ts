import { createContext } from 'react-router'
import type { Words } from '#domain/settings/words.ts'
import type { ApiDocument } from './api/document.ts'
import type { Semaphore } from './concurrency/semaphore.ts'
import type { Config } from './config.ts'
import type { RunBeside } from './backups/run-beside.ts'
import type { Database } from './data/database/database.ts'
import type { StorageFault } from './data/engines/storage-fault.ts'
import type { Viewer } from './data/people/sessions.ts'
import type { PictureEncoder } from './media/picture-encoder.ts'
import type { Jobs } from './jobs/job-runner.ts'
import type { Importer } from './import/importer.ts'
import type { Readings } from './reading/readings.ts'
import type { RequestLog } from './http/request-log.ts'
import type { SharePictures } from './media/share-picture.ts'

/** What a loader may reach. Set once per request in `app.ts`. */
export const databaseContext = createContext<Database>()
export const logContext = createContext<RequestLog>()
/** Where backups lie, and the process beside the site that makes and restores them. */
export type Backups = {
  folder: string
  run: RunBeside
  isSecondPlaceSet?: boolean
  /** How much of the restore that this process asked for is done, from 0 to 1. */
  restoreShare?: () => number | undefined
}

/** What one process of the site works with. Made in `process/site-process.ts`, and by tests. */
export type ProcessResources = {
  config: Config
  db: Database
  importer: Importer
  /** Does work that asks other sites, beside the requests. Undefined where the site may not ask them. */
  jobs: Jobs | undefined
  /** Has what is stored read anew where older rules read it, or a correction touches it, beside the requests. */
  reread: () => void
  /** What was read of recipes for their pages. */
  readings: Readings
  /** Reads uploaded pictures, outside this process. */
  encodePicture: PictureEncoder
  backups: Backups
}

/** With what `createApp` makes of them. */
export type Resources = ProcessResources & {
  /** Draws and keeps the pictures that stand for pages. */
  sharePictures: SharePictures
  /** Why the database takes no changes now; undefined when it does. */
  findFault: () => Promise<StorageFault | undefined>
  /** Where passwords are hashed, a few at a time. */
  hashing: Semaphore
  /** Makes the description of the JSON API, for the page that shows it. */
  describeApi: () => Promise<ApiDocument>
}
export const resourcesContext = createContext<Resources>()

/** What every page needs to know of the site and of this request. */
export type SiteContext = {
  /** Our own public address; no other source of it is believed. */
  siteUrl: URL
  siteName: string
  /** What it is called while the chef has given it no name. */
  standardName: string
  /** What the chef has written for the site as a whole, and what stands where she has written nothing. */
  words: Words
  /** Allows the scripts of this page, and no others, to run. */
  nonce: string
  /** The moment the request came in. */
  now: Date
  /** Whether a whole page is asked for: a page that is open asks for the data of the next one only. */
  isWholePage: boolean
}
export const siteContext = createContext<SiteContext>()

/** The rendered page, handed past the router, which would wrap the body of a `Response` in a stream. */
export type Rendered = { page?: Buffer<ArrayBuffer> }
export const renderedContext = createContext<Rendered>()

/** What a page says to search engines, handed past its data: see app/routes/say-facts.ts. */
export type Facts = { graph?: object }
export const factsContext = createContext<Facts>()

/** Who is signed in; undefined for visitors. Pages ask through `pages/guard.ts`. */
export const viewerContext = createContext<Viewer | undefined>()

/** The network that guesses are counted for: see http/client-address.ts. */
export const networkContext = createContext<string>()
