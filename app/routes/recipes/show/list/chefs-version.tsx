import { Badge } from '../../../../ui/badge/badge.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { OwnNote } from '../../../../ui/reader/own-parts.tsx'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import { useStoredSwaps } from '../../../../ui/reader/stored-swaps.ts'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { linesOfVersion, piecesOf } from './cooked-lines.ts'
import { CopyIngredients } from './copy-ingredients.tsx'
import { DidNotScale } from '../view/did-not-scale.tsx'
import { LineSections } from './line-sections.tsx'
import { LineSwaps } from './line-swaps.tsx'
import type { ShownVersionLine, ShownVersion } from '../view/show-texts.ts'
import { ShownPieces } from '../view/shown-pieces.tsx'
import { SpineLine, toSpine } from './spine.tsx'
import { SwapSums } from './swap-sums.tsx'
import { factsOfVersion, swapsInVersion } from './swaps-in-version.ts'
import { useTicks } from '../method/use-ticks.ts'

type VersionLinesProps = {
  version: ShownVersion
  slug: string
  /** By line of the recipe as written. */
  swaps: Record<number, LineSwap[]>
  /** What one portion holds as written. */
  facts: GutFacts | undefined
}

/**
 * The shopping list of a version: what is changed or left out is marked, and the line as written is one tap away. What stays has
 * its swaps.
 */
export function VersionLines({ version, slug, swaps, facts }: VersionLinesProps) {
  const { spell, lines, triggers, lang } = version
  const kept = useStoredSwaps()
  const offered = lines.map((line, place) => swapsInVersion(line, swaps[place]))
  const used = offered.map((ofLine) => ofLine.find(({ id }) => kept.includes(id)))
  const ticks = useTicks(`ticks ${slug} ${spell}`)
  const cooked = linesOfVersion(version, swaps, kept).flatMap((line) => line ?? [])
  return (
    <section {...ticks} aria-label={`Ingredients, ${SPELL_NAMES[spell]}`}>
      <LineSections lines={lines}>
        {(line, place) => (
          <Line
            key={place}
            line={line}
            written={lang}
            triggers={triggers?.[place]}
            swaps={offered[place] ?? []}
            used={used[place]}
          />
        )}
      </LineSections>
      {facts && kept && <SwapSums facts={factsOfVersion(facts, version)} used={used} />}
      <CopyIngredients lines={cooked} />
    </section>
  )
}

type LineProps = {
  line: ShownVersionLine
  /** The language of the line as written. */
  written: string | undefined
  triggers: string | undefined
  swaps: LineSwap[]
  /** The swap that stands in its place. */
  used: LineSwap | undefined
}

function Line({ line, written, triggers, swaps, used }: LineProps) {
  const [amount, rest] = line.kind === 'left out' || used ? [undefined, []] : toSpine(piecesOf(line))
  return (
    <li
      className={`break-inside-avoid border-b border-line ${line.kind === 'kept' ? '' : 'relative before:absolute before:inset-y-0 before:-left-3 before:w-0.75 before:bg-accent'}`}
    >
      {line.kind === 'left out' ? (
        <s dir="auto" lang={line.lang} className="block py-2.5 pl-[2.125rem] leading-[1.45] text-ink-soft">
          {line.was}
        </s>
      ) : (
        <SpineLine value={line.written ?? line.text} lang={used ? undefined : line.lang} amount={amount}>
          {used ? (used.text ?? <s>{line.text}</s>) : <ShownPieces pieces={rest} />}
        </SpineLine>
      )}
      <OwnNote triggers={used ? used.triggers : triggers} />
      {swaps.length > 0 && line.kind !== 'left out' && (
        <LineSwaps swaps={swaps} used={used} line={{ pieces: [{ text: line.text }] }} />
      )}
      {line.shown?.stays && !used && <DidNotScale stays={line.shown.stays} className="pb-2 pl-[2.125rem]" />}
      {line.kind !== 'kept' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 pl-[2.125rem] text-caption leading-normal">
          <Badge {...MARKS[line.kind]}>{line.kind}</Badge>
          {line.kind === 'changed' && (
            <details className="w-full">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
                <Icon name="history" className="size-[1.1em]" />
                As written
              </summary>
              <p dir="auto" lang={written} className="text-ui">
                {line.was}
              </p>
            </details>
          )}
        </div>
      )}
    </li>
  )
}

const MARKS = {
  changed: { tone: 'butter', icon: 'pencil-line' },
  added: { tone: 'sage', icon: 'plus' },
  'left out': { tone: 'danger', icon: 'circle-minus' },
} as const
