import { asWritten } from 'recipe-reading/kitchen/shown-text'
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
import { Instead, splitSwap } from './instead.tsx'
import { LineSections } from './line-sections.tsx'
import { LineSwaps } from './line-swaps.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { Serves } from './serves.tsx'
import type { ShownLine } from '../view/show-texts.ts'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { type SpellSwap, swapsBySpell, useLitSpell, versionFor } from './spell-answers.ts'
import { SpellRow } from './spell-row.tsx'
import { SpineLine, SPINE, toSpine } from './spine.tsx'
import { SwapSums } from './swap-sums.tsx'
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
      <div
        ref={besideMethod}
        className={`${SPINE} md:sticky md:top-[min(1rem,100dvh_-_var(--list)_-_1rem)] print:static`}
      >
        {version ? (
          <VersionLines version={version} slug={recipe.slug} swaps={tool.swaps} facts={gut?.facts} />
        ) : (
          <Lines recipe={recipe} tool={tool} facts={gut?.facts} />
        )}
      </div>
    </section>
  )
}

/**
 * On a desk the list stays beside the method. One that is longer than the window scrolls with the page to its end, and stays there.
 * Without scripts it has no place to stay at.
 */
function besideMethod(list: HTMLElement | null) {
  if (!list) return
  // No element of the site has a style of its own.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const resized = new ResizeObserver(() => {
    sheet.replaceSync(`:root { --list: ${list.offsetHeight}px }`)
  })
  resized.observe(list)
  return () => {
    resized.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
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
  const take = used && splitSwap(used, written)
  const [amount, rest] = hasAmounts && !used ? toSpine(line.pieces) : [take?.amount, line.pieces]
  const words = <ShownPieces pieces={rest} />
  return (
    <li
      data-changed={bySpell.length > 0 && !used ? bySpell.map(({ on }) => on).join(' ') : undefined}
      className="relative break-inside-avoid border-b border-line"
    >
      <SpineLine value={asWritten(line)} lang={used ? undefined : line.lang} amount={amount}>
        {used ? (take?.food ?? <s>{words}</s>) : words}
      </SpineLine>
      {!used &&
        bySpell.map(({ on, swap }) => (
          <Instead key={on} on={on} swap={swap} written={written} isOnSpine={amount !== undefined} />
        ))}
      <OwnNote triggers={used ? used.triggers : triggers} />
      {swaps && <LineSwaps swaps={swaps} used={used} line={line} />}
      {line.stays && !used && (
        <DidNotScale
          stays={line.stays}
          className="pb-2 pl-[calc(2.875rem+var(--amount))] @max-[16rem]:pl-[2.125rem]"
        />
      )}
    </li>
  )
}
