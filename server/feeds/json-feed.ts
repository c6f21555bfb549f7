import type { Feed } from './feed.ts'

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). `address` is its own. */
export const toJsonFeed = ({ title, description, page, items }: Feed, address: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    description,
    language: 'en',
    items: items.map(({ id, summary, picture, author, category, ...item }) => ({
      id: `urn:uuid:${id}`,
      url: item.address,
      title: item.title,
      summary: summary ?? undefined,
      content_html: item.html,
      image: picture,
      language: item.language,
      date_published: item.published_at,
      date_modified: item.changed_at,
      authors: author === null ? undefined : [{ name: author }],
      tags: category === null ? undefined : [category],
    })),
  })
