import { escapeText } from 'recipe-basics/text/html-tree'
import type { Feed, FeedItem } from './feed.ts'
import { element, toDocument } from '../formats/xml.ts'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** A feed as RSS 2.0 (rssboard.org/rss-specification). `address` is its own. */
export const answerRss = (feed: Feed, address: string): Response =>
  new Response(toRss(feed, address), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })

function toRss({ title, description, page, items }: Feed, address: string): string {
  const changed = items
    .map(({ changed_at }) => changed_at)
    .sort()
    .at(-1)
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, page),
    element('description', {}, description),
    element('language', {}, 'en'),
    element('atom:link', { href: address, rel: 'self', type: 'application/rss+xml' }),
    changed === undefined ? null : element('lastBuildDate', {}, toDate(changed)),
    ...items.map(toItem),
  )
  return toDocument(element('rss', { version: '2.0', ...NAMESPACES }, channel))
}

const toItem = ({ id, address, title, summary, html, picture, language, ...item }: FeedItem) =>
  element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, address),
    element('guid', { isPermaLink: 'false' }, `urn:uuid:${id}`),
    element('pubDate', {}, toDate(item.published_at)),
    item.author === null ? null : element('dc:creator', {}, item.author),
    item.category === null ? null : element('category', {}, item.category),
    language === undefined ? null : element('dc:language', {}, language),
    // Readers take it for HTML.
    summary === null ? null : element('description', {}, escapeText(summary)),
    element('content:encoded', {}, html),
    element('media:content', { url: picture, medium: 'image' }),
  )

/** As RFC 822 writes dates, with a year of four digits. */
const toDate = (moment: string) => new Date(moment).toUTCString()
