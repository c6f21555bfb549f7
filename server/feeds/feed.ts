import type { Language } from 'recipe-basics/recipe/language'

/** What feed readers are told of a list: addresses are whole, moments ISO 8601 instants in UTC. */
export type Feed = {
  title: string
  description: string
  /** The page of the list. */
  page: string
  /** Newest first. */
  items: FeedItem[]
}

export type FeedItem = {
  /** Stays what it is when the thing gets another address. */
  id: string
  address: string
  title: string
  summary: string | null
  /** Harmless HTML, whose addresses are whole. */
  html: string
  picture: string
  author: string | null
  category: string | null
  /** Of its words, where they are clearly not English. */
  language?: Language | undefined
  published_at: string
  changed_at: string
}

/** The newest things of a list that a feed holds. */
export const MOST_IN_FEED = 30
