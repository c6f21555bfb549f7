import { asWritten, type ShownPiece } from '#domain/kitchen/shown-text.ts'
import type { GutFacts } from '#domain/gut/triggers/gut-facts.ts'
import { useStoredSwaps } from '#app/ui/reader/stored-swaps.ts'
import { OwnNote } from '#app/ui/reader/own-parts.tsx'
import type { LineSwap } from '#domain/gut/swaps/list-swaps.ts'
import {
  AsWritten,
  CopyIngredients,
  DidNotScale,
  LineSwaps,
  LIST,
  PhaseRow,
  SofterLines,
  SwapSums,
} from './later-parts.tsx'
import { LineSections } from './line-sections.tsx'
import type { RecipeTool } from './recipe-tool.ts'
import { Serves } from './serves.tsx'
import type { ShownSofter, ShownVersion } from './show-gut.ts'
import type { ShownLine } from './show-texts.ts'
import { ShownPieces } from './shown-pieces.tsx'
import { STRUCK, TickBox } from './tick-box.tsx'
import { useTicks } from './use-ticks.ts'

type Props = {
  recipe: { slug: string; servings: number | null; recipe_category: string | null }
  tool: Pick<RecipeTool, 'view' | 'system' | 'standard' | 'isScalable' | 'lines' | 'triggers' | 'swaps'>
  /** What it becomes in each phase of soft food, as the server answered. */
  phases: ShownSofter[]
  /** The softer version that is on, in place of the list. */
  version: ShownVersion | undefined
  /** What one portion holds as written. */
  facts: GutFacts | undefined
  className: string
}

/** The shopping list of a recipe. Ticks stay in the browser: the boxes belong to no form. */
export function IngredientList({ recipe, tool, phases, version, facts, className }: Props) {
  const { lines, isScalable } = tool
  // A softer version has ticks of its own.
  const { ref, onChange } = useTicks(version ? '' : `ticks ${recipe.slug}`)
  const list = <Lines recipe={recipe} tool={tool} facts={facts} />
  return (
    <section
      ref={ref}
      id={LIST}
      onChange={version ? undefined : onChange}
      aria-labelledby="ingredients"
      className={`min-w-0 ${className}`}
    >
      {isScalable ? (
        <Serves recipe={recipe} tool={tool} />
      ) : (
        <h2 id="ingredients" className="text-[1.75rem]">
          Ingredients
        </h2>
      )}
      {phases.length > 0 && <PhaseRow softer={phases} category={recipe.recipe_category} />}
      {lines.length === 0 && <p className="mt-4 text-ink-soft">No ingredients listed for this recipe.</p>}
      {version ? (
        <SofterLines version={version} slug={recipe.slug} swaps={tool.swaps} facts={facts} meanwhile={list} />
      ) : (
        list
      )}
    </section>
  )
}

function Lines({ recipe: { servings }, tool, facts }: Pick<Props, 'recipe' | 'tool' | 'facts'>) {
  const { lines, isScalable, view, swaps } = tool
  const kept = useStoredSwaps()
  const used = lines.map((_, place) => swaps[place]?.find(({ id }) => kept.includes(id)))
  const isAsWritten = Object.keys(view).length === 0 && tool.standard === 'written'
  return (
    <>
      <LineSections lines={lines}>
        {(line, place) => (
          <IngredientLine
            key={place}
            line={line}
            hasAmounts={isScalable}
            triggers={tool.triggers[place]}
            swaps={swaps[place]}
            used={used[place]}
          />
        )}
      </LineSections>
      {facts && kept && <SwapSums facts={facts} used={used} />}
      {!isAsWritten && <AsWritten lines={lines} servings={servings} />}
      {lines.length > 0 && (
        <CopyIngredients
          lines={lines.flatMap((line, place) => {
            const swap = used[place]
            return swap ? (swap.text ? { pieces: [{ text: swap.text }] } : []) : line
          })}
        />
      )}
    </>
  )
}

/**
 * Amounts end at a spine, and foods begin there. A line that does not begin with an amount goes over both, and so does one
 * whose amount would be broken there: "2 tablespoons".
 */
function IngredientLine({
  line,
  hasAmounts,
  triggers,
  swaps,
  used,
}: {
  line: ShownLine
  hasAmounts: boolean
  triggers: string | undefined
  swaps: LineSwap[] | undefined
  /** The swap that stands in its place. */
  used: LineSwap | undefined
}) {
  const [first, ...rest] = line.pieces
  const amount = !used && hasAmounts && first?.isAmount && FITS.test(first.text) ? first : undefined
  const words = <ShownPieces pieces={amount ? trimmed(rest) : line.pieces} />
  return (
    <li className="break-inside-avoid border-b border-line">
      <label
        lang={used ? undefined : line.lang}
        className="flex cursor-pointer flex-wrap gap-x-3 py-2.5 leading-[1.45] print:py-1"
      >
        <TickBox value={asWritten(line)} />
        {amount && (
          <span className={`w-18 text-right print:w-auto ${STRUCK}`}>
            <ShownPieces pieces={[amount]} />{' '}
          </span>
        )}
        <span dir="auto" className={`min-w-0 flex-[1_1_8rem] ${STRUCK}`}>
          {used ? (used.text ?? <s>{words}</s>) : words}
        </span>
      </label>
      <OwnNote triggers={used ? used.triggers : triggers} />
      {swaps && <LineSwaps swaps={swaps} used={used} line={line} />}
      {line.stays && !used && <DidNotScale stays={line.stays} className="pb-2 pl-[7.375rem]" />}
    </li>
  )
}

/** Words of at most seven characters, eleven in all: "teaspoon" is too wide. */
const FITS = /^(?!.{12})\S{1,7}(?:\s+\S{1,7})*\s*$/

/** What comes after an amount, without the space between. */
const trimmed = ([next, ...rest]: ShownPiece[]): ShownPiece[] =>
  next ? [{ ...next, text: next.text.trimStart() }, ...rest] : []
