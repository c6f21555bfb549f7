import { type ReactNode, useEffect, useRef } from 'react'
import { formatSmallAmount } from '#app/ui/amount.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Leader } from '#app/ui/leader.tsx'
import { usePhase } from '#app/ui/phase.ts'
import { RedFlags } from '#app/ui/red-flags.tsx'
import type { Softer, SofterLine, SofterVersion } from '#domain/gut/gentler.ts'
import { NOT_ADVICE, SHORT_SPELLS } from '#domain/gut/notes.ts'
import { PHASE_WORDS, PHASES } from '#domain/gut/phases.ts'
import { oneOf } from '#domain/one-of.ts'
import { listInWords } from '#domain/list-in-words.ts'

export type SofterProps = { softer: Softer[] }

/**
 * A dish for a short spell, or for a narrow place: what is swapped, what stands after its steps, and what a portion then holds. The
 * server makes all versions; which one shows is chosen here, and kept in this browser alone.
 */
export function SofterVersions({ softer }: SofterProps) {
  const { group, phase, choose } = usePhaseRadios()
  return (
    <section
      id="softer"
      aria-labelledby="softer-title"
      className="scripted mt-10 grid gap-4 border-y border-line py-6 print:border-0"
    >
      <div className="print:hidden">
        <h2 id="softer-title" className="text-[1.5rem]">
          Cook it for
        </h2>
        <p className="text-caption leading-normal text-ink-soft">
          Everyday is the recipe. The others are for short spells and narrow places. Your choice stays in this
          browser and is not sent.
        </p>
      </div>
      <fieldset
        ref={group}
        aria-labelledby="softer-title"
        className="grid min-w-0 max-w-152 grid-cols-3 rounded-control border border-control print:hidden"
      >
        {PHASES.map((one) => (
          <label
            key={one}
            className="group/choice relative grid min-h-11 cursor-pointer place-content-center border-control px-2 py-1 text-center text-ui leading-tight font-medium not-first:border-l hover:bg-linen has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="phase"
              value={one}
              defaultChecked={one === 'everyday'}
              onChange={() => choose(one)}
              autoComplete="off"
              className="sr-only"
            />
            {PHASE_WORDS[one].name}
            <small className="text-caption font-normal">{PHASE_WORDS[one].hint}</small>
          </label>
        ))}
      </fieldset>
      {softer
        .filter((one) => one.phase === phase)
        .map((one) =>
          'none' in one ? <None key={one.phase} why={one.none} /> : <Version key={one.phase} version={one} />,
        )}
    </section>
  )
}

/** Radios that work before their scripts are there: what was chosen early is kept, or else they show what this browser has kept. */
function usePhaseRadios() {
  const group = useRef<HTMLFieldSetElement>(null)
  const [phase, choose] = usePhase()
  const isAlive = useRef(false)
  useEffect(() => {
    const radios = Array.from(group.current?.querySelectorAll('input') ?? [])
    const early = radios.find(({ checked }) => checked)?.value
    const wanted = !isAlive.current && early !== 'everyday' ? (oneOf(PHASES, early) ?? phase) : phase
    isAlive.current = true
    for (const radio of radios) radio.checked = radio.value === wanted
    if (wanted !== phase) choose(wanted)
  }, [phase, choose])
  return { group, phase, choose }
}

function Version({ version }: { version: SofterVersion }) {
  const { lines, sentences, open, fibre, lactose, fat } = version
  const changed = lines.filter(({ kind }) => kind !== 'kept')
  return (
    <>
      <p className="font-serif text-[1.1875rem] italic">{sumUp(version)}</p>
      <Notes />
      <div className="grid gap-x-(--column-gap) gap-y-5 md:grid-cols-2">
        <Part title="Ingredients">
          <ul>
            {lines.map((line, place) => (
              <Line key={place} line={line} />
            ))}
          </ul>
        </Part>
        <div className="grid content-start gap-5">
          {sentences.length > 0 && (
            <Part title="After the steps">
              <ul>
                {sentences.map(({ step, text }) => (
                  <li key={`${step} ${text}`} className="border-b border-line py-2.5">
                    <b className="font-semibold">After step {step + 1}:</b> {text}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title="One portion">
            <dl className="text-ui">
              <Change name="Fibre" {...fibre} />
              <Change name="Lactose" {...lactose} />
              <Change name="Fat" {...fat} />
            </dl>
          </Part>
        </div>
      </div>
      {open.length > 0 && (
        <p className="text-ui">
          <b className="font-semibold">Still in it:</b> {listInWords(open)}. No swap is known for{' '}
          {open.length === 1 ? 'this' : 'these'}; leave out what does not agree with you.
        </p>
      )}
      {changed.length > 0 && (
        <aside className="border-l-[3px] border-butter py-0.5 pl-5">
          <h3 className="text-[1.25rem]">When you feel better</h3>
          <p className="text-ink-soft">
            Bring it back one thing at a time, a few days apart. Begin with “{wasOf(changed[0])}”. Stop where
            your gut says so; it may say otherwise next month.
          </p>
        </aside>
      )}
      <p className="text-caption leading-normal text-ink-soft">
        Made by software from the ingredient words; it can miss things. No chef has looked at this version
        yet. It says what is in the recipe, not what is safe for you. {NOT_ADVICE}
      </p>
    </>
  )
}

function Line({ line }: { line: SofterLine }) {
  return (
    <li className="border-b border-line py-2.5">
      {line.kind === 'left out' ? (
        <s dir="auto" className="text-ink-soft">
          {line.was}
        </s>
      ) : (
        <span dir="auto">{line.text}</span>
      )}
      {line.kind !== 'kept' && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">
          <Badge
            tone={line.kind === 'changed' ? 'butter' : 'danger'}
            icon={line.kind === 'changed' ? 'pencil-line' : 'circle-minus'}
          >
            {line.kind}
          </Badge>{' '}
          <span className="text-ink-soft">{line.note}</span>
          {line.kind === 'changed' && (
            <details className="w-full">
              <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold underline decoration-accent underline-offset-4 [&::-webkit-details-marker]:hidden">
                <Icon name="history" className="size-[1.1em]" />
                As written
              </summary>
              <p dir="auto" className="text-ui">
                {line.was}
              </p>
            </details>
          )}
        </div>
      )}
    </li>
  )
}

/** They stand wherever a softer version does. */
function Notes() {
  return (
    <div className="grid gap-2 text-ui">
      <p className="flex items-start gap-2">
        <Icon name="info" className="mt-[.2em] flex-none" />
        <span>{SHORT_SPELLS}</span>
      </p>
      <RedFlags />
    </div>
  )
}

const None = ({ why }: { why: 'crust' | 'not read' }) => (
  <p className="flex items-start gap-2">
    <Icon name="circle-minus" className="mt-[.2em] flex-none" />
    {why === 'crust'
      ? 'Its steps ask for something crisp or hard, and software knows no honest way around that. There is no gentle version.'
      : 'Too many words of this list are not known here, so software makes no gentle version of it.'}
  </p>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="border-b border-line pb-1.5 text-[1.25rem]">{title}</h3>
    {children}
  </div>
)

function Change({ name, was, now }: { name: string; was: number | null; now: number | null }) {
  if (was === null || now === null)
    return <Leader name={name} value={<i className="font-serif font-normal">not enough data</i>} />
  const [before, after] = [formatSmallAmount(was, 'g'), formatSmallAmount(now, 'g')]
  return <Leader name={name} value={before === after ? after : `${before} → ${after}`} />
}

function sumUp({ lines, sentences }: SofterVersion): string {
  const changed = lines.filter(({ kind }) => kind !== 'kept').length
  if (changed === 0 && sentences.length === 0) return 'Nothing changes: it is soft as it is written.'
  const parts = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'line' : 'lines'} changed`] : []),
    ...(sentences.length > 0
      ? [`${sentences.length} ${sentences.length === 1 ? 'sentence' : 'sentences'} added after steps`]
      : []),
  ]
  return `${listInWords(parts)}. Every original is one tap away.`
}

const wasOf = (line: SofterLine | undefined) => (line && line.kind !== 'kept' ? line.was : '')
