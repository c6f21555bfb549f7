import type { SiteContext } from '../context.ts'
import type { Feed } from './feed.ts'
import { toJsonFeed } from './json-feed.ts'
import { toRss } from './rss.ts'

/** A feed in the format that the end of its path names. */
export function answerFeed(feed: Feed, path: string, { siteUrl }: Pick<SiteContext, 'siteUrl'>): Response {
  const address = siteUrl.origin + path
  return path.endsWith('.json')
    ? toResponse(toJsonFeed(feed, address), 'application/feed+json; charset=utf-8')
    : toResponse(toRss(feed, address), 'application/rss+xml; charset=utf-8')
}

const toResponse = (text: string, type: string) => new Response(text, { headers: { 'Content-Type': type } })
