import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { MoreLink } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { storeSpell, storedSpell, useStoredSpell } from '../../../../ui/reader/stored-spell.ts'
import { RedFlags } from '../../../../ui/text/red-flags.tsx'
import { SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import {
  type SpellChoice,
  SPELL_CHOICES,
  readSpell,
  spellOf,
  writeSpell,
} from 'food-verdicts/gut/profile/spells'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { oneOf } from 'recipe-basics/text/one-of'
import type { ReadNone, ReadVersion } from '#domain/stored-reading/read-versions.ts'

type SpellRowProps = {
  versions: readonly (ReadVersion | ReadNone)[]
  /** The kind of dish, for others like it. */
  category: string | null
}

/** Above the ingredients: for whom the dish is cooked. It is the switch of the whole site, and this browser alone keeps it. */
export function SpellRow({ versions, category }: SpellRowProps) {
  const { group, choice } = useSpellRadios()
  const chosen = versions.find(({ spell }) => spell === choice)
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
        {SPELL_CHOICES.map((one) => (
          <label
            key={one}
            className="grid min-h-11 flex-1 cursor-pointer place-content-center border-control px-1 text-center text-ui leading-tight font-medium not-first:border-l hover:bg-linen has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="spell"
              value={one}
              defaultChecked={one === 'everyday'}
              onChange={() => chooseSpell(one)}
              autoComplete="off"
              className="sr-only"
            />
            {SPELL_NAMES[one]}
          </label>
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-2 pt-3 text-ui leading-normal empty:hidden">
        {choice !== 'everyday' && (
          <>
            {chosen && 'lines' in chosen ? (
              <SumUp version={chosen} />
            ) : (
              <>
                <None said={chosen} />
                <LikeIt category={category} />
              </>
            )}
            <p className="text-caption text-ink-soft">{SHORT_SPELLS}</p>
            <RedFlags className="text-caption" />
          </>
        )}
      </div>
    </div>
  )
}

/** Radios that work before their scripts are there: what was chosen early is kept, or else they show what this browser has kept. */
function useSpellRadios() {
  const group = useRef<HTMLFieldSetElement>(null)
  const spell = readSpell(useStoredSpell())
  const choice = spell?.name ?? 'everyday'
  const isAlive = useRef(false)
  useEffect(() => {
    const radios = Array.from(group.current?.querySelectorAll('input') ?? [])
    const early = radios.find(({ checked }) => checked)?.value
    const wanted = !isAlive.current && early !== 'everyday' ? (oneOf(SPELL_CHOICES, early) ?? choice) : choice
    isAlive.current = true
    for (const radio of radios) radio.checked = radio.value === wanted
    if (wanted !== choice) chooseSpell(wanted)
  }, [choice])
  return { group, choice }
}

/** A spell that is chosen once more keeps how firm dishes may be. */
function chooseSpell(choice: SpellChoice) {
  const spell = spellOf(choice, readSpell(storedSpell()))
  storeSpell(spell && writeSpell(spell))
}

const SumUp = ({ version }: { version: ReadVersion }) => (
  <p className="flex items-start gap-2">
    <Icon name="chef-hat" className="mt-[.2em] flex-none print:hidden" />
    <span>
      <b>{SPELL_NAMES[version.spell]}. </b>
      {sumUp(version)} Confirmed by the chef.
    </span>
  </p>
)

const None = ({ said }: { said: ReadNone | undefined }) => (
  <p className="flex items-start gap-2">
    <Icon name={said ? 'chef-hat' : 'circle-minus'} className="mt-[.2em] flex-none" />
    <span>
      {said ? (
        <>
          <bdi lang={said.lang}>{said.none}</bdi> The chef makes no version of it.
        </>
      ) : (
        'The chef has not written a version for this spell.'
      )}
    </span>
  </p>
)

/** Other dishes of its kind. The list answers to the spell by itself. */
function LikeIt({ category }: { category: string | null }) {
  const query = category === null ? '' : `?${new URLSearchParams({ category })}`
  return (
    <p className="print:hidden">
      <MoreLink to={href('/recipes') + query}>Try another: {category ?? 'dishes'}</MoreLink>
    </p>
  )
}

function sumUp({ lines, notes }: ReadVersion): string {
  const added = lines.filter(({ kind }) => kind === 'added').length
  const changed = lines.filter(({ kind }) => kind !== 'kept').length - added
  if (changed === 0 && added === 0 && notes.length === 0)
    return 'Nothing is changed. That does not make the dish soft: look at its texture, below.'
  const parts = [
    ...(changed > 0 ? [`${changed} ${changed === 1 ? 'line' : 'lines'} changed`] : []),
    ...(added > 0 ? [`${added} ${added === 1 ? 'line' : 'lines'} added`] : []),
    ...(notes.length > 0
      ? [`${notes.length} ${notes.length === 1 ? 'sentence' : 'sentences'} added after steps`]
      : []),
  ]
  return `${listInWords(parts)}. Every original is one tap away.`
}
