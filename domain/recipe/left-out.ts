import { findFoodName } from '../food/food-names.ts'

/** "no onion", "without onion or garlic", "free of milk"; and how the neighbours say it. */
const BEFORE =
  /(?:^|\s)(?:no|not|without|free (?:of|from)|ohne|sans|sin|senza|zonder|uden|uten|utan)\s+(.+)$/u
/** "onion free", "onion-free". */
const AFTER = /^(.+?)[\s-]free(?:\s|$)/u
const BETWEEN = /\s*(?:,|&|\/|\b(?:and|or|nor|no|und|oder|et|ou|y|o|e)\b)\s*/u

/**
 * The foods that a search asks to leave out: "no onion or garlic" is onion and garlic. A list that went by the words alone
 * would show the dishes that hold them. Empty where it asks for nothing of the kind, or names no food.
 */
export function readLeftOut(search: string): string[] {
  const asked = search.toLowerCase().normalize('NFKC').replace(/[‐‑–]/g, '-').trim()
  const words = BEFORE.exec(asked)?.[1] ?? AFTER.exec(asked)?.[1] ?? ''
  return [
    ...new Set(
      words
        .split(BETWEEN)
        .filter((word) => word !== '')
        .flatMap((word) => findFoodName(word) ?? []),
    ),
  ]
}
