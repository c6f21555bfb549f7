import { asWritten, type ShownPiece } from 'recipe-reading/kitchen/shown-text'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import type { GutReading } from '#domain/stored-reading/page-reading.ts'
import { useStoredSwaps } from '../../../../ui/reader/stored-swaps.ts'
import { NotYet, OwnNote } from '../../../../ui/reader/own-parts.tsx'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { AsWritten } from './as-written.tsx'
import { VersionLines } from './chefs-version.tsx'
import { cookedLines } from './cooked-lines.ts'
import { CopyIngredients } from './copy-ingredients.tsx'
import { DidNotScale } from '../view/did-not-scale.tsx'
import { Instead } from './instead.tsx'
import { LineSections } from './line-sections.tsx'
import { LineSwaps } from './line-swaps.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { Serves } from './serves.tsx'
import type { ShownLine } from '../view/show-texts.ts'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { type SpellSwap, swapsBySpell, useLitSpell, versionFor } from './spell-answers.ts'
import { SpellRow } from './spell-row.tsx'
import { SwapSums } from './swap-sums.tsx'
import { STRUCK, TickBox } from './tick-box.tsx'
import { useTicks } from '../method/use-ticks.ts'

type Props = {
  recipe: { slug: string; servings: number | null }
  tool: RecipeTool
  /** What the dish is for the gut; null without lines. */
  gut: GutReading | null
  className: string
}

/** The shopping list of a recipe. Ticks stay in the browser: the boxes belong to no form. */
export function IngredientList({ recipe, tool, gut, className }: Props) {
  const { lines, isScalable } = tool
  const version = versionFor(tool, useLitSpell(tool))
  // A version has ticks of its own.
  const { ref, onChange } = useTicks(version ? '' : `ticks ${recipe.slug}`)
  return (
    <section
      ref={ref}
      onChange={version ? undefined : onChange}
      id="ingredients-part"
      aria-labelledby="ingredients"
      className={`min-w-0 scroll-mt-4 ${className}`}
    >
      {isScalable ? (
        <Serves recipe={recipe} tool={tool} />
      ) : (
        <h2 id="ingredients" className="text-[1.75rem]">
          Ingredients
        </h2>
      )}
      <NotYet shown="the recipe as written" />
      {gut && <SpellRow tool={tool} gut={gut} />}
      {lines.length === 0 && <p className="mt-4 text-ink-soft">No ingredients listed for this recipe.</p>}
      {/* On a desk the list stays beside the method; one that is longer than the screen scrolls in itself. */}
      <div className="md:sticky md:top-4 md:-mx-3.5 md:max-h-[calc(100dvh-2rem)] md:overflow-y-auto md:px-3.5 print:static print:max-h-none print:overflow-visible">
        {version ? (
          <VersionLines version={version} slug={recipe.slug} swaps={tool.swaps} facts={gut?.facts} />
        ) : (
          <Lines recipe={recipe} tool={tool} facts={gut?.facts} />
        )}
      </div>
    </section>
  )
}

function Lines({
  recipe: { servings },
  tool,
  facts,
}: Pick<Props, 'recipe' | 'tool'> & { facts: GutFacts | undefined }) {
  const { lines, isScalable, view, swaps } = tool
  const kept = useStoredSwaps()
  const used = lines.map((_, place) => swaps[place]?.find(({ id }) => kept.includes(id)))
  const bySpell = swapsBySpell(tool)
  const cooked = cookedLines(tool, useLitSpell(tool), kept)
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
            written={tool.written.swaps[place]}
            bySpell={bySpell.get(place)}
            used={used[place]}
          />
        )}
      </LineSections>
      {facts && kept && <SwapSums facts={facts} used={used} />}
      {!isAsWritten && <AsWritten lines={lines} servings={servings} />}
      {lines.length > 0 && <CopyIngredients lines={cooked.flatMap((line) => line ?? [])} />}
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
  written,
  bySpell = [],
  used,
}: {
  line: ShownLine
  hasAmounts: boolean
  triggers: string | undefined
  swaps: LineSwap[] | undefined
  /** The same swaps, for the servings as written. */
  written: LineSwap[] | undefined
  /** Those that a spell takes. */
  bySpell: SpellSwap[] | undefined
  /** The swap that stands in its place. */
  used: LineSwap | undefined
}) {
  const [first, ...rest] = line.pieces
  const amount = !used && hasAmounts && first?.isAmount && FITS.test(first.text) ? first : undefined
  const words = <ShownPieces pieces={amount ? trimmed(rest) : line.pieces} />
  return (
    <li
      data-changed={bySpell.length > 0 && !used ? bySpell.map(({ on }) => on).join(' ') : undefined}
      className="relative break-inside-avoid border-b border-line"
    >
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
      {!used &&
        bySpell.map(({ on, swap }) => {
          const same = written?.find(({ id }) => id === swap.id)
          return (
            same && <Instead key={on} on={on} swap={swap} written={same} isOnSpine={amount !== undefined} />
          )
        })}
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
