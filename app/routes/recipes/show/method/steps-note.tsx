import { decodeLine } from 'food-verdicts/gut/profile/line-triggers'
import { SPELLS } from 'food-verdicts/gut/profile/spells'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { foodOf } from '../list/instead.tsx'
import { swapsFor } from '../list/spell-answers.ts'
import type { RecipeTool } from '../view/recipe-tool.ts'

type StepsNoteProps = { tool: Pick<RecipeTool, 'spells' | 'versions' | 'written' | 'triggers'> }

/** Above the method, while a spell is lit: what the foods of its words mean now. Software writes no word into a step. */
export function StepsNote({ tool: { spells, versions, written, triggers } }: StepsNoteProps) {
  return SPELLS.map((spell) => {
    const meanings = [...swapsFor({ spells, versions, swaps: written.swaps }, spell)].flatMap(
      ([line, swap]) => {
        const { words } = decodeLine(triggers[line] ?? '')
        const was = swap.groups.flatMap((group) => words[group] ?? [])[0]
        const food = swap.text === null ? null : foodOf(swap)
        return was === undefined || food?.includes(was) ? [] : sayMeaning(was, food)
      },
    )
    return (
      meanings.length > 0 && (
        <p
          key={spell}
          data-on={spell}
          className="mt-2.5 flex gap-2 text-[.9375rem] leading-[1.45] text-ink-soft"
        >
          <Icon name="pencil-line" className="mt-[.15em] size-[1.15em] flex-none" />
          <span>Steps as written: {listInWords(meanings)}.</span>
        </p>
      )
    )
  })
}

function sayMeaning(was: string, food: string | null | undefined): string {
  const isPlural = /[^s]s$/.test(was)
  return food
    ? `${was} there ${isPlural ? 'mean' : 'means'} ${food}`
    : `the ${was} ${isPlural ? 'are' : 'is'} left out`
}
