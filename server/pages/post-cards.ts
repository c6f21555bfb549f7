import { pick } from 'recipe-basics/fields/field'
import { PIECE_CARD_FIELDS, type PieceCard } from '#domain/equipment/equipment.ts'
import { escapeText, textOf } from 'recipe-basics/text/html-tree'
import type { RecipeCard } from '#domain/recipe/public-recipe.ts'
import { type CardLink, readCardLink } from '../post-html/card-links.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../data/database/database.ts'
import { findEquipmentAt } from '../data/equipment/read.ts'
import { findRecipeCard } from '../data/recipes/read/read.ts'
import { type DisclosedBlock, discloseFirst, toShownBlocks } from '../post-html/shown-post.ts'

/** Cards of one text. Links beyond these stay links. */
const MOST_CARDS = 30

/** What a card in a text shows. */
export type EmbeddedCard = { kind: 'recipe'; recipe: RecipeCard } | { kind: 'equipment'; piece: PieceCard }

/** A block of a post, or the card that stands in its place. */
export type ShownBlock = DisclosedBlock & { card?: EmbeddedCard }

/**
 * The content of a post with its cards: a line that is nothing but a link to a recipe or a piece of equipment. What is
 * public at `now` is shown as it is now, wherever it has moved; of anything else its words stay.
 */
export async function loadShownBlocks(
  db: Database,
  content: string,
  { now, words }: Pick<SiteContext, 'now' | 'words'>,
): Promise<ShownBlock[]> {
  const shown: ShownBlock[] = []
  let cards = 0
  for (const block of discloseFirst(toShownBlocks(content, words), words)) {
    const named = block.isBlock || cards === MOST_CARDS ? undefined : readCardLink(block.html)
    if (!named) {
      shown.push(block)
      continue
    }
    cards++
    const card = await findCard(db, named, now)
    shown.push(card ? { ...block, card } : { ...block, html: escapeText(textOf(named.link.children)) })
  }
  return shown
}

async function findCard(
  db: Database,
  { kind, name }: CardLink,
  now: Date,
): Promise<EmbeddedCard | undefined> {
  if (kind === 'recipes') {
    const recipe = await findRecipeCard(db, name, now)
    return recipe && { kind: 'recipe', recipe }
  }
  const piece = await findEquipmentAt(db, name, now)
  return piece && { kind: 'equipment', piece: pick(PIECE_CARD_FIELDS, piece) }
}
