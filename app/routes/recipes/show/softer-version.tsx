import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OwnNote } from '#app/ui/reader/own-parts.tsx'
import type { SofterLine } from '#domain/gut/versions/gentler.ts'
import { NOT_ADVICE } from '#domain/gut/notes.ts'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { ReportMistake } from '../../report-mistake.tsx'
import { useStoredSwaps } from '#app/ui/reader/stored-swaps.ts'
import type { GutFacts } from '#domain/gut/triggers/gut-facts.ts'
import type { LineSwap } from '#domain/gut/swaps/list-swaps.ts'
import { CopyIngredients } from './copy-ingredients.tsx'
import { FigureChange } from './figure-change.tsx'
import { DidNotScale } from './did-not-scale.tsx'
import { LineSections } from './line-sections.tsx'
import { LineSwaps } from './line-swaps.tsx'
import type { ShownSofterLine, ShownVersion } from './show-gut.ts'
import { ShownPieces } from './shown-pieces.tsx'
import { SwapSums } from './swap-sums.tsx'
import { factsOfVersion, swapsInVersion } from './swaps-in-version.ts'
import { STRUCK, TickBox } from './tick-box.tsx'
import { useTicks } from './use-ticks.ts'
import { WhoMadeIt } from './who-made-it.tsx'

export type SofterLinesProps = {
  version: ShownVersion
  slug: string
  /** By line of the recipe as written. */
  swaps: Record<number, LineSwap[]>
  /** What one portion holds as written. */
  facts: GutFacts | undefined
}

/**
 * The shopping list of a softer version: what is changed or left out is marked, and the line as written is one tap away. What stays has
 * its swaps.
 */
export function SofterLines({ version, slug, swaps, facts }: SofterLinesProps) {
  const { phase, lines, triggers, lang } = version
  const kept = useStoredSwaps()
  const offered = lines.map((line, place) => swapsInVersion(line, swaps[place]))
  const used = offered.map((ofLine) => ofLine.find(({ id }) => kept.includes(id)))
  const ticks = useTicks(`ticks ${slug} ${phase}`)
  const cooked = lines.flatMap((line, place) => {
    const swap = used[place]
    const text = line.kind === 'left out' ? null : swap ? swap.text : line.text
    return text === null ? [] : { pieces: [{ text }] }
  })
  return (
    <section {...ticks} aria-label={`Ingredients, ${PHASE_WORDS[phase].name}`}>
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
  line: ShownSofterLine
  /** The language of the line as written. */
  written: string | undefined
  triggers: string | undefined
  swaps: LineSwap[]
  /** The swap that stands in its place. */
  used: LineSwap | undefined
}

function Line({ line, written, triggers, swaps, used }: LineProps) {
  return (
    <li className="break-inside-avoid border-b border-line">
      {line.kind === 'left out' ? (
        <s dir="auto" lang={line.lang} className="block py-2.5 pl-[2.125rem] leading-[1.45] text-ink-soft">
          {line.was}
        </s>
      ) : (
        <label className="grid cursor-pointer grid-cols-[1.375rem_minmax(0,1fr)] gap-x-3 py-2.5 leading-[1.45] print:py-1">
          <TickBox value={line.written ?? line.text} />
          <span dir="auto" lang={used ? undefined : line.lang} className={STRUCK}>
            {used ? (used.text ?? <s>{line.text}</s>) : <ShownPieces pieces={piecesOf(line)} />}
          </span>
        </label>
      )}
      <OwnNote triggers={used ? used.triggers : triggers} />
      {swaps.length > 0 && line.kind !== 'left out' && (
        <LineSwaps swaps={swaps} used={used} line={{ pieces: [{ text: line.text }] }} />
      )}
      {line.shown?.stays && !used && <DidNotScale stays={line.shown.stays} className="pb-2 pl-[2.125rem]" />}
      {(line.kind !== 'kept' || line.by) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 pl-[2.125rem] text-caption leading-normal">
          {line.kind !== 'kept' && <Badge {...MARKS[line.kind]}>{line.kind}</Badge>}{' '}
          {line.by ? (
            <ByChef kind={line.kind} />
          ) : (
            line.kind !== 'kept' && <span className="text-ink-soft">{line.note}</span>
          )}
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

const piecesOf = ({ shown, text }: Exclude<ShownSofterLine, { kind: 'left out' }>) =>
  shown?.pieces ?? [{ text }]

const MARKS = {
  changed: { tone: 'butter', icon: 'pencil-line' },
  added: { tone: 'sage', icon: 'plus' },
  'left out': { tone: 'danger', icon: 'circle-minus' },
} as const

const ByChef = ({ kind }: Pick<SofterLine, 'kind'>) => (
  <span className="inline-flex items-center gap-1.5 text-ink-soft">
    <Icon name="chef-hat" className="size-[1.1em]" />
    {kind === 'kept' ? 'Kept by the chef' : 'By the chef'}
  </span>
)

export type SofterStepProps = { number: number; version: Pick<ShownVersion, 'inSteps' | 'sentences'> }

/** After a step: what the list of a version changes of its foods, and the sentences that are added. */
export function SofterStep({ number, version: { inSteps, sentences } }: SofterStepProps) {
  const isHere = ({ step }: { step: number }) => step + 1 === number
  return (
    <>
      {inSteps.filter(isHere).map(({ text, lang }) => (
        <p key={text} className="col-start-2 pt-2">
          <Badge {...MARKS.changed}>changed</Badge> <bdi lang={lang}>{text}</bdi>
        </p>
      ))}
      {sentences.filter(isHere).map(({ text, lang, by }) => (
        <p key={text} className="col-start-2 pt-2">
          <Badge tone="sage" icon={by ? 'chef-hat' : 'plus'}>
            added
          </Badge>{' '}
          <bdi lang={lang}>{text}</bdi>
        </p>
      ))}
    </>
  )
}

export type SofterAfterProps = { version: ShownVersion; hasPhoto: boolean }

/** After the method of a softer version: what a portion then holds, what is still in it, the way back, and who made it. */
export function SofterAfter({ version, hasPhoto }: SofterAfterProps) {
  const { phase, lines, open, fibre, lactose, fat, lang } = version
  const first = lines.find((line) => line.kind === 'changed' || line.kind === 'left out')
  return (
    <section aria-labelledby="softer-title" className="mt-10 grid gap-4 border-y border-line py-6">
      <div className="max-w-116">
        <h2 id="softer-title" className="border-b border-line pb-1.5 text-[1.25rem]">
          {PHASE_WORDS[phase].name}, one portion
        </h2>
        <dl className="text-ui">
          <FigureChange name="Fibre" {...fibre} />
          <FigureChange name="Lactose" {...lactose} />
          <FigureChange name="Fat" {...fat} />
        </dl>
      </div>
      {open.length > 0 && (
        <p className="text-ui">
          <b className="font-semibold">Still in it:</b> <bdi lang={lang}>{listInWords(open)}</bdi>. No swap is
          known for {open.length === 1 ? 'this' : 'these'}; leave out what does not agree with you.
        </p>
      )}
      {first && (
        <aside className="border-l-[3px] border-butter py-0.5 pl-5">
          <h3 className="text-[1.25rem]">When you feel better</h3>
          <p className="text-ink-soft">
            Bring it back one thing at a time, a few days apart. Begin with “
            <bdi lang={lang}>{first.was}</bdi>”. Stop where your gut says so; it may say otherwise next month.
          </p>
        </aside>
      )}
      <WhoMadeIt version={version} />
      <p className="text-caption leading-normal text-ink-soft">
        {hasPhoto && 'The photograph shows the dish as written. '}This page says what is in the recipe, not
        what is safe for you. {NOT_ADVICE}
      </p>
      <ReportMistake fact="the softer version" className="justify-self-start" />
    </section>
  )
}
