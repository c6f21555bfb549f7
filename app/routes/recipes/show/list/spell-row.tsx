import { useEffect, useRef } from 'react'
import { href, Link } from 'react-router'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { storeSpell, storedSpell } from '../../../../ui/reader/stored-spell.ts'
import { RedFlags } from '../../../../ui/text/red-flags.tsx'
import { SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { SPELL_NAMES, SPELL_PHRASES } from 'food-verdicts/gut/profile/spell-names'
import {
  readSpell,
  SPELL_CHOICES,
  SPELLS,
  type SpellChoice,
  type SpellName,
  spellOf,
  writeSpell,
} from 'food-verdicts/gut/profile/spells'
import { addUpSwaps } from 'food-verdicts/gut/swaps/use-swaps'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { oneOf } from 'recipe-basics/text/one-of'
import type { GutReading } from '#domain/stored-reading/page-reading.ts'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { sayFibre } from './figure-change.tsx'
import { answerOf, isCookable, type SpellAnswer, swapsFor, useLitSpell } from './spell-answers.ts'
import { SumUpVersion } from './sum-up-version.tsx'

type SpellRowProps = {
  tool: Pick<RecipeTool, 'spells' | 'versions' | 'swaps'>
  gut: GutReading
}

const WHY_NOT = 'spell-why-not'

/**
 * Above the ingredients: for whom the dish is cooked. Each choice says its answer before it is touched, the same to everyone; it is
 * the switch of the whole site, and this browser alone stores it. Styles show what stands for a spell (`data-on`), also without scripts.
 */
export function SpellRow({ tool, gut }: SpellRowProps) {
  const lit = useLitSpell(tool)
  const group = useSpellRadios(lit ?? 'everyday')
  const answers = SPELLS.map((spell) => ({ spell, answer: answerOf(tool, spell) }))
  const cooked = answers.filter(({ answer }) => isCookable(answer))
  return (
    <div id="cook-for" className="mt-4 border-t border-line pt-4 print:border-0">
      <p id="cook-for-title" className="mb-1.5 text-ui leading-tight font-semibold print:hidden">
        Cook it for
      </p>
      <fieldset
        ref={group}
        aria-labelledby="cook-for-title"
        className="flex min-w-0 flex-wrap overflow-hidden rounded-control border border-control print:hidden"
      >
        <Choice choice="everyday" says="as written" />
        {answers.map(({ spell, answer }) => (
          <Choice
            key={spell}
            choice={spell}
            says={sayAnswer(answer)}
            isOpen={isCookable(answer)}
            className={answer.is === 'chef’s version' ? 'scripted' : ''}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {cooked.map(({ spell, answer }) =>
          answer.is === 'chef’s version' ? (
            lit === spell && <SumUpVersion key={spell} version={answer.version} />
          ) : (
            <SumUp key={spell} spell={spell} tool={tool} gut={gut} />
          ),
        )}
      </div>
      <WhyNot answers={answers.filter(({ answer }) => !isCookable(answer))} />
      {cooked.length > 0 && (
        <div
          data-on={cooked.map(({ spell }) => spell).join(' ')}
          className="mt-3.5 grid gap-2 border-t border-line pt-3 text-[.9375rem] leading-[1.45]"
        >
          <p className="flex gap-2.5">
            <Icon name="info" className="mt-0.5 flex-none" />
            {SHORT_SPELLS}
          </p>
          <RedFlags />
        </div>
      )}
    </div>
  )
}

type ChoiceProps = { choice: SpellChoice; says: string; isOpen?: boolean; className?: string }

function Choice({ choice, says, isOpen = true, className = '' }: ChoiceProps) {
  return (
    <label
      className={`-mt-px -ml-px grid min-h-14 flex-auto cursor-pointer place-content-center border-t border-l border-control px-1.5 py-1 text-center text-ui leading-tight font-medium hover:bg-linen has-checked:bg-ink has-checked:font-semibold has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--color-line)_6px_7px)] has-disabled:text-ink-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus ${className}`}
    >
      <input
        type="radio"
        name="spell"
        value={choice}
        defaultChecked={choice === 'everyday'}
        disabled={!isOpen}
        aria-describedby={isOpen ? undefined : WHY_NOT}
        onChange={() => chooseSpell(choice)}
        autoComplete="off"
        className="peer sr-only"
      />
      <span className="rounded-xs px-1 peer-disabled:bg-paper">{SPELL_NAMES[choice]}</span>{' '}
      <small className="rounded-xs px-1 text-caption font-normal peer-disabled:bg-paper">{says}</small>
    </label>
  )
}

function sayAnswer(answer: SpellAnswer): string {
  if (answer.is === 'chef’s version') return 'the chef’s version'
  if (answer.is === 'not' || answer.is === 'no version') return 'not for it'
  if (answer.is !== 'with changes') return answer.is
  return answer.swaps.length === 1 ? '1 change' : `${answer.swaps.length} changes`
}

/** Radios that work before their scripts are there: what was chosen early is stored, or else they show what this browser has stored. */
function useSpellRadios(choice: SpellChoice) {
  const group = useRef<HTMLFieldSetElement>(null)
  const isAlive = useRef(false)
  useEffect(() => {
    const radios = Array.from(group.current?.querySelectorAll('input') ?? [])
    const early = radios.find(({ checked }) => checked)?.value
    const wanted = !isAlive.current && early !== 'everyday' ? (oneOf(SPELL_CHOICES, early) ?? choice) : choice
    isAlive.current = true
    for (const radio of radios) radio.checked = radio.value === wanted
    if (wanted !== choice) chooseSpell(wanted)
  }, [choice])
  return group
}

/** A spell that is chosen once more keeps how firm dishes may be. */
function chooseSpell(choice: SpellChoice) {
  const spell = spellOf(choice, readSpell(storedSpell()))
  storeSpell(spell && writeSpell(spell))
}

/** What a spell that is lit changes, and what that does to a portion. */
function SumUp({ spell, tool, gut }: SpellRowProps & { spell: SpellName }) {
  const swaps = [...swapsFor(tool, spell).values()]
  const texture = gut.confirmed ?? gut.texture.texture
  return (
    <p
      data-on={spell}
      className="mt-3 flex flex-wrap items-center gap-x-2.5 font-serif text-[1.1875rem] leading-snug"
    >
      <Icon
        name={swaps.length > 0 ? 'pencil-line' : 'circle-check'}
        className={`size-[1.05em] flex-none ${swaps.length > 0 ? 'text-butter-ink' : 'text-sage'}`}
      />
      {swaps.length > 0 ? (
        <>
          With {swaps.length === 1 ? '1 change' : `${swaps.length} changes`}.{' '}
          <span className="font-sans text-ui text-ink-soft">
            {sayFibre(addUpSwaps(gut.facts, swaps).fibre)}
          </span>
        </>
      ) : (
        `${texture ? `Already ${TEXTURE_WORDS[texture].name.toLowerCase()}. ` : ''}Cook it as written.`
      )}
    </p>
  )
}

type Unlit = { spell: SpellName; answer: SpellAnswer }

/** Why spells cannot be lit, those with one reason together, and the way to dishes that are for them. */
function WhyNot({ answers }: { answers: Unlit[] }) {
  if (answers.length === 0) return null
  const alike = [...Map.groupBy(answers, ({ answer }) => reasonOf(answer))]
  return (
    <div id={WHY_NOT} className="mt-3 grid gap-1 text-ui leading-normal print:hidden">
      {alike.map(([key, same]) => (
        <Reason key={key} spells={same.map(({ spell }) => spell)} answer={same[0]?.answer} />
      ))}
      <p className="pl-7">
        <Link
          to={`${href('/recipes')}?${answers[0]?.spell}=changes`}
          rel="nofollow"
          className="relative inline-flex min-h-6 items-center font-semibold after:absolute after:-inset-x-1 after:-inset-y-2.5"
        >
          Find other dishes
        </Link>
      </p>
    </div>
  )
}

/** What is said of spells with one reason, once: the chef may give it for each of them. */
const reasonOf = (answer: SpellAnswer): string =>
  answer.is === 'no version' ? answer.none.none : JSON.stringify(answer)

function Reason({ spells, answer }: { spells: SpellName[]; answer: SpellAnswer | undefined }) {
  const named = listInWords(
    spells.map((spell) => SPELL_PHRASES[spell]),
    'or',
  )
  const isChefs = answer?.is === 'no version'
  return (
    <p className="flex items-start gap-2">
      <Icon
        name={isChefs ? 'chef-hat' : answer?.is === 'not' ? 'circle-minus' : 'circle-question-mark'}
        className="mt-[.2em] flex-none text-ink-soft"
      />
      <span>
        {answer?.is === 'not' && `Not for ${named}: ${answer.because.join(', ')}.`}
        {answer?.is === 'not known' && `Not known for ${named}: ${sayOpen(answer.open)}`}
        {isChefs && (
          <>
            <bdi lang={answer.none.lang}>{answer.none.none}</bdi> The chef makes no version of it for {named}.
          </>
        )}
      </span>
    </p>
  )
}

function sayOpen(open: readonly string[]): string {
  if (open.length === 0) return 'software cannot tell how soft it is.'
  const [first, second] = open.map((words) => `“${words}”`)
  const rest = open.length > 2 ? [`${open.length - 2} more`] : []
  return `${listInWords([first ?? '', ...(second ? [second] : []), ...rest])} ${open.length === 1 ? 'is' : 'are'} not understood.`
}
