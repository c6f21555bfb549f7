import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { storePhase, storedPhase, useStoredPhase } from '#app/ui/stored-phase.ts'
import { notify } from '#app/ui/notices.tsx'
import { RedFlags } from '#app/ui/red-flags.tsx'
import type { SofterVersion } from '#domain/gut/versions/gentler.ts'
import { SHORT_SPELLS } from '#domain/gut/notes.ts'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import { type Phase, PHASES, readSpell, type Spell, spellOf, writeSpell } from '#domain/gut/profile/phases.ts'
import { TEXTURE_WORDS } from '#domain/gut/texture/textures.ts'
import { listInWords } from '#domain/list-in-words.ts'
import { oneOf } from '#domain/one-of.ts'
import type { ShownNone, ShownSofter } from './show-gut.ts'

export type PhaseRowProps = {
  softer: ShownSofter[]
  /** The kind of dish, for others like it. */
  category: string | null
}

/** Above the ingredients: for whom the dish is cooked. It is the switch of the whole site, and this browser alone keeps it. */
export function PhaseRow({ softer, category }: PhaseRowProps) {
  const { group, phase, spell } = usePhaseRadios()
  const chosen = softer.find((one) => one.phase === phase)
  useMissingSaid()
  return (
    <div id="cook-for" className="scripted mt-1">
      <p className="mb-1 leading-tight print:hidden">
        <b id="cook-for-title" className="text-ui font-semibold">
          Cook it for
        </b>{' '}
        <small className="text-caption text-ink-soft">stays in this browser, is not sent</small>
      </p>
      <fieldset
        ref={group}
        aria-labelledby="cook-for-title"
        className="flex min-w-0 rounded-control border border-control print:hidden"
      >
        {PHASES.map((one) => (
          <label
            key={one}
            className="grid min-h-11 flex-1 cursor-pointer place-content-center border-control px-1 text-center text-ui leading-tight font-medium not-first:border-l hover:bg-linen has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="phase"
              value={one}
              defaultChecked={one === 'everyday'}
              onChange={() => choosePhase(one)}
              autoComplete="off"
              className="sr-only"
            />
            {PHASE_WORDS[one].name}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-2 pt-3 text-ui leading-normal empty:hidden">
        {chosen && (
          <>
            {'none' in chosen ? <None chosen={chosen} /> : <SumUp version={chosen} />}
            {'none' in chosen && spell && <LikeIt category={category} spell={spell} />}
            <p className="text-caption text-ink-soft">{SHORT_SPELLS}</p>
            <RedFlags className="text-caption" />
          </>
        )}
      </div>
    </div>
  )
}

/** Radios that work before their scripts are there: what was chosen early is kept, or else they show what this browser has kept. */
function usePhaseRadios() {
  const group = useRef<HTMLFieldSetElement>(null)
  const spell = readSpell(useStoredPhase())
  const phase = spell?.phase ?? 'everyday'
  const isAlive = useRef(false)
  useEffect(() => {
    const radios = Array.from(group.current?.querySelectorAll('input') ?? [])
    const early = radios.find(({ checked }) => checked)?.value
    const wanted = !isAlive.current && early !== 'everyday' ? (oneOf(PHASES, early) ?? phase) : phase
    isAlive.current = true
    for (const radio of radios) radio.checked = radio.value === wanted
    if (wanted !== phase) choosePhase(wanted)
  }, [phase])
  return { group, phase, spell }
}

/** A version or a sum whose code cannot come: what is on the page is the recipe as written, and that must be said. */
function useMissingSaid() {
  useEffect(() => {
    addEventListener('missing', sayMissing)
    return () => removeEventListener('missing', sayMissing)
  }, [])
}

const sayMissing = () =>
  notify({
    kind: 'destructive',
    title: 'Error',
    text: 'Failed to load a part of this page. You see the recipe as written.',
    reason: `${navigator.onLine ? 'The site did not answer.' : 'You are offline.'} Your next tap tries again.`,
  })

/** A phase that is chosen once more keeps how firm dishes may be. */
function choosePhase(phase: Phase) {
  const spell = spellOf(phase, readSpell(storedPhase()))
  storePhase(spell && writeSpell(spell))
}

const SumUp = ({ version }: { version: SofterVersion }) => (
  <p className="flex items-start gap-2">
    <Icon
      name={version.confirmed ? 'chef-hat' : 'pencil-line'}
      className="mt-[.2em] flex-none print:hidden"
    />
    <span>
      <b>{PHASE_WORDS[version.phase].name}. </b>
      {sumUp(version)} {version.confirmed ? 'Confirmed by the chef.' : 'Made by software.'}
    </span>
  </p>
)

const None = ({ chosen }: { chosen: ShownNone }) => (
  <p className="flex items-start gap-2">
    <Icon name={chosen.none === 'chef' ? 'chef-hat' : 'circle-minus'} className="mt-[.2em] flex-none" />
    <span>
      {chosen.none === 'chef' ? (
        <>
          <bdi lang={chosen.lang}>{chosen.why}</bdi> The chef makes no version of it.
        </>
      ) : (
        NONE[chosen.none]
      )}
    </span>
  </p>
)

/** A filter that anyone may choose: its address names no phase. */
function LikeIt({ category, spell: { upTo } }: { category: string | null; spell: Spell }) {
  const query = new URLSearchParams({ ...(category !== null && { category }), texture: upTo })
  return (
    <p className="print:hidden">
      <MoreLink to={`${href('/recipes')}?${query}`}>
        Try another: {category ?? 'dishes'}, up to {TEXTURE_WORDS[upTo].name}
      </MoreLink>
    </p>
  )
}

const NONE = {
  crust:
    'Its steps ask for something crisp or hard, and software knows no honest way around that. There is no gentle version.',
  dish: 'A softer version would take away the food that this dish is made of. There is no gentle version.',
  'not read': 'Software cannot read enough words of this list to make a gentle version of it.',
}

function sumUp({ lines, sentences, confirmed }: SofterVersion): string {
  const added = lines.filter(({ kind }) => kind === 'added').length
  const changed = lines.filter(({ kind }) => kind !== 'kept').length - added
  if (changed === 0 && added === 0 && sentences.length === 0)
    return `${confirmed ? 'Nothing is changed.' : 'Software found nothing to change.'} That does not make the dish soft: look at its texture, below.`
  const parts = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'line' : 'lines'} changed`] : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'line' : 'lines'} added`] : []),
    ...(sentences.length > 0
      ? [`${sentences.length} ${sentences.length === 1 ? 'sentence' : 'sentences'} added after steps`]
      : []),
  ]
  return `${listInWords(parts)}. Every original is one tap away.`
}
