import { asWritten, type ShownPiece } from 'recipe-reading/kitchen/shown-text'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { useStoredSwaps } from '../../../../ui/reader/stored-swaps.ts'
import { NotYet, OwnNote } from '../../../../ui/reader/own-parts.tsx'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { AsWritten } from './as-written.tsx'
import { VersionLines } from './chefs-version.tsx'
import { CopyIngredients } from './copy-ingredients.tsx'
import { DidNotScale } from '../view/did-not-scale.tsx'
import { LineSections } from './line-sections.tsx'
import { LineSwaps } from './line-swaps.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { Serves } from './serves.tsx'
import type { ShownLine, ShownVersion } from '../view/show-texts.ts'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { SpellRow } from './spell-row.tsx'
import { SwapSums } from './swap-sums.tsx'
import { STRUCK, TickBox } from './tick-box.tsx'
import { useTicks } from '../method/use-ticks.ts'

type Props = {
  recipe: { slug: string; servings: number | null; recipe_category: string | null }
  tool: Pick<RecipeTool, 'view' | 'system' | 'standard' | 'isScalable' | 'lines' | 'triggers' | 'swaps'>
  /** What the chef says of it for spells of soft food, as the server answered. */
  versions: RecipeTool['versions']
  /** The version that is on, in place of the list. */
  version: ShownVersion | undefined
  /** What one portion holds as written. */
  facts: GutFacts | undefined
  className: string
}

/** The shopping list of a recipe. Ticks stay in the browser: the boxes belong to no form. */
export function IngredientList({ recipe, tool, versions, version, facts, className }: Props) {
  const { lines, isScalable } = tool
  // A version has ticks of its own.
  const { ref, onChange } = useTicks(version ? '' : `ticks ${recipe.slug}`)
  return (
    <section
      ref={ref}
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
      <NotYet shown="the recipe as written" />
      {lines.length > 0 && <SpellRow versions={versions} category={recipe.recipe_category} />}
      {lines.length === 0 && <p className="mt-4 text-ink-soft">No ingredients listed for this recipe.</p>}
      {version ? (
        <VersionLines version={version} slug={recipe.slug} swaps={tool.swaps} facts={facts} />
      ) : (
        <Lines recipe={recipe} tool={tool} facts={facts} />
      )}
    </section>
  )
}

function Lines({ recipe: { servings }, tool, facts }: Pick<Props, 'recipe' | 'tool' | 'facts'>) {
  const { lines, isScalable, view, swaps } = tool
  const kept = useStoredSwaps()
  const used = lines.map((_, place) => swaps[place]?.find(({ id }) => kept.includes(id)))
  const copied = lines.flatMap((line, place) => {
    const swap = used[place]
    return swap ? (swap.text ? { pieces: [{ text: swap.text }] } : []) : line
  })
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
      {lines.length > 0 && <CopyIngredients lines={copied} />}
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
