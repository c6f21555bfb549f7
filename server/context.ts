import { createContext } from 'react-router'
import type { Words } from '#domain/settings/words.ts'
import type { ApiDocument } from './api/document.ts'
import type { Semaphore } from './auth/semaphore.ts'
import type { RunBeside } from './backups/run-beside.ts'
import type { Database } from './data/database.ts'
import type { StorageFault } from './data/storage-fault.ts'
import type { Viewer } from './data/people/sessions.ts'
import type { PictureEncoder } from './media/picture-encoder.ts'
import type { Jobs } from './jobs/job-runner.ts'
import type { Importer } from './import/importer.ts'
import type { RequestLog } from './request-log.ts'
import type { SharePictures } from './share-pictures/share-picture.ts'

/** What a loader may reach. Set once per request in `app.ts`. */
export const databaseContext = createContext<Database>()
export const logContext = createContext<RequestLog>()
/** Reads uploaded pictures, outside this process. */
export const picturesContext = createContext<PictureEncoder>()
/** Draws and keeps the pictures that stand for pages. */
export const sharePicturesContext = createContext<SharePictures>()
export const importerContext = createContext<Importer>()
/** Does work that asks other sites, beside the requests. Undefined where the site may not ask them. */
export const jobsContext = createContext<Jobs | undefined>()

/** Has what is stored read anew where older rules read it, or a correction touches it, beside the requests. */
export const rereadContext = createContext<() => void>()

/** Where backups lie, and the process beside the site that makes and restores them. */
export type Backups = {
  folder: string
  run: RunBeside
  isSecondPlaceSet?: boolean
  /** How much of the restore that this process asked for is done, from 0 to 1. */
  restoreShare?: () => number | undefined
}
export const backupsContext = createContext<Backups>()

/** Why the database takes no changes now; undefined when it does. */
export const findFaultContext = createContext<() => Promise<StorageFault | undefined>>()

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
export type Rendered = { html?: string }
export const renderedContext = createContext<Rendered>()

/** What a page says to search engines, handed past its data: see app/routes/say-facts.ts. */
export type Facts = { graph?: object }
export const factsContext = createContext<Facts>()

/** Who is signed in; undefined for visitors. Pages ask through `auth/guard.ts`. */
export const viewerContext = createContext<Viewer | undefined>()

/** Makes the description of the JSON API, for the page that shows it. */
export const apiDocumentContext = createContext<() => Promise<ApiDocument>>()
/** What sign-in knows of a request besides its form. */
export type SignInContext = {
  /** The network that guesses are counted for: see auth/client-address.ts. */
  network: string
  /** Where passwords are hashed, a few at a time. */
  hashing: Semaphore
}
export const signInContext = createContext<SignInContext>()
