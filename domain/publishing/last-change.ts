/** When readers saw something change last. It is often written before the day on which it is published. Both are ISO 8601 instants. */
export const lastChange = ({
  published_at,
  updated_at,
}: {
  published_at: string
  updated_at: string
}): string => (updated_at > published_at ? updated_at : published_at)
