import { startSite } from '#test/running-site.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** The built site, started. Throws what it said when it did not start. */
export async function startReady(env: Record<string, string> = {}, folder?: string): Promise<Site> {
  const site = await startSite(env, folder)
  if (!site.address) throw new Error(`The site did not start: ${site.said()}`)
  return site
}
