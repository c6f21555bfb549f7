import { formatCount } from 'recipe-basics/text/format-number'

/** What a backup holds, in words: “12 recipes”, “3 pieces of equipment”, “2 posts”. `rows` counts the rows of each table. */
export const sayRows = (rows: Record<string, number>): string[] => [
  formatCount(rows['recipes'] ?? 0, 'recipe'),
  `${formatCount(rows['kitchen_equipment'] ?? 0, 'piece')} of equipment`,
  formatCount(rows['blog_posts'] ?? 0, 'post'),
]
