import { href, useRouteLoaderData } from 'react-router'
import type { loader } from '../../../../root.tsx'
import { formatAmount } from '../../../../ui/text/amount.ts'
import { storedSpell } from '../../../../ui/reader/stored-spell.ts'
import { isNearNothing } from './gut-figures.tsx'
import { listMicronutrients } from './micronutrients.ts'
import { QrCode } from './qr-code.tsx'
import { storedProfile } from '../../../../ui/reader/stored-profile.ts'
import { storedSwaps } from '../../../../ui/reader/stored-swaps.ts'
import { Leader } from '../../../../ui/text/leader.tsx'
import { RedFlags } from '../../../../ui/text/red-flags.tsx'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { decodeLine } from 'food-verdicts/gut/profile/line-triggers'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { NOT_ADVICE, SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import { PROFILE_GROUPS } from 'food-verdicts/gut/profile/profile-groups'
import { type Mark, type Profile, readProfile, tellOf } from 'food-verdicts/gut/profile/profile'
import { TRIGGER_GROUPS } from 'food-verdicts/gut/triggers/trigger-groups'
import { addUpSwaps, type Change } from 'food-verdicts/gut/swaps/use-swaps'
import { asOneText } from 'recipe-reading/kitchen/shown-text'
import type { ReadVersion } from '#domain/stored-reading/read-versions.ts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import type { Source } from '#domain/guide/sources.ts'
import { SHEET_CELL as CELL, SheetHead } from '../../../profile/sheet-head.tsx'
import { ConfirmedBy } from '../list/confirmed-by.tsx'
import { FigureChange } from '../list/figure-change.tsx'
import type { RecipeTool } from '../view/recipe-tool.ts'
import { litSpellOf, swapsFor, versionFor } from '../list/spell-answers.ts'
import { factsOfVersion, swapsInVersion } from '../list/swaps-in-version.ts'
import { useAskedView } from '../view/use-asked-view.ts'

export type RecipeSheetProps = {
  recipe: { name: string; slug: string; servings: number | null }
  tool: RecipeTool
  sources: Source[]
  facts: GutFacts
}

/** A line as it is cooked, what became of the one that is written, and what its words name of the groups of a profile, where that was read. */
type SheetLine = { text: string; said?: string; triggers?: string }

/** One dish on one sheet for an appointment, on paper alone: as this reader cooks it, beside what the reader has marked. */
export function RecipeSheet({
  recipe: { name, slug, servings: base },
  tool: answered,
  sources,
  facts,
}: RecipeSheetProps) {
  const tool = useAskedView(answered, base)
  const servings = tool.view.servings ?? base
  const site = useRouteLoaderData<typeof loader>('root')
  const address = `${site?.siteUrl ?? location.origin}${href('/recipes/:slug', { slug })}`
  const profile = readProfile(storedProfile())
  const spell = litSpellOf(tool, storedSpell())
  const version = versionFor(tool, spell)
  const bySpell = swapsFor(tool, spell)
  const offered = version
    ? version.lines.map((line, place) => swapsInVersion(line, tool.swaps[place]))
    : tool.lines.map((_, place) => tool.swaps[place] ?? [])
  const kept = storedSwaps()
  const mine = offered.map((ofLine) => ofLine.find(({ id }) => kept.includes(id)))
  const used = mine.map((swap, place) => swap ?? bySpell.get(place))
  const lines = version ? versionLines(version, offered, used) : writtenLines(tool, used)
  const swaps = used.filter((swap) => swap !== undefined)
  const unknown = swaps.flatMap(({ text, changes }) => (changes ? [] : `“${text ?? 'left out'}”`))
  const changed = swaps.length > 0 ? addUp(facts, swaps, version) : version
  return (
    <div data-sheet className="hidden text-[10pt] leading-snug print:block">
      <SheetHead title={name} siteName={site?.siteName ?? ''} />
      <p>
        <b className="font-semibold">{SPELL_NAMES[spell ?? 'everyday']}</b>
        {swaps.length > 0
          ? `, with ${mine.some(Boolean) ? 'my swaps' : 'swaps'}, by software`
          : version
            ? ''
            : ', as written'}
        . {servings === null ? 'How many it serves is not stated.' : `Serves ${formatAmount(servings)}.`}
      </p>
      {version && <ConfirmedBy day={version.confirmed} />}
      <Marked profile={profile} />
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr>
            {['In it', 'Swaps and changes', 'What I marked'].map((column) => (
              <th key={column} scope="col" className={`${CELL} py-1! font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, said, triggers }, at) => (
            <tr key={at} className="break-inside-avoid">
              <td dir="auto" className={`${CELL} py-1!`}>
                {text}
              </td>
              <td className={`${CELL} py-1!`}>{said}</td>
              <td className={`${CELL} py-1!`}>
                {triggers === undefined ? 'not read' : marksIn(triggers, profile)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {version?.notes.map(({ step, text }) => (
        <p key={`${step} ${text}`} className="mt-1 break-inside-avoid">
          After step {step + 1}: <bdi>{text}</bdi>
        </p>
      ))}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_8.5rem] gap-x-8">
        <Figures facts={facts} changed={changed} />
        <figure className="break-inside-avoid text-center">
          <QrCode address={address} className="size-34" />
          <figcaption className="text-caption wrap-anywhere">{address}</figcaption>
        </figure>
      </div>
      <div className="mt-3 grid gap-1.5 text-caption">
        {spell && (
          <>
            <p>{SHORT_SPELLS}</p>
            <RedFlags />
          </>
        )}
        <p>
          Read by software from the words of the ingredients, which can miss things. Figures are for one
          portion, from the label of the recipe or from USDA averages.{' '}
          {unknown.length > 0 &&
            `No table lists ${listInWords(unknown)}, so the figures leave that swap out. `}
          {NOT_ADVICE}
        </p>
        {sources.length > 0 && (
          <p dir="auto" className="wrap-anywhere">
            Sources: {sources.map(({ name, year, full }) => `${name}, ${year}. ${full}`.trim()).join(' ')}
          </p>
        )}
      </div>
    </div>
  )
}

function writtenLines(
  { lines, triggers, swaps }: RecipeSheetProps['tool'],
  used: readonly (LineSwap | undefined)[],
): SheetLine[] {
  return lines.map((line, place) => {
    const [was, swap] = [asOneText(line), used[place]]
    if (!swap) return { text: was, said: couldBe(swaps[place]), triggers: triggers[place] ?? '' }
    return swapped(swap, was)
  })
}

/** The lines of a version name what was read of them as they are cooked. */
function versionLines(
  { lines, triggers }: ReadVersion,
  offered: readonly LineSwap[][],
  used: readonly (LineSwap | undefined)[],
): SheetLine[] {
  return lines.map((line, at) => {
    if (line.kind === 'left out') return leftOut(line.was)
    const swap = used[at]
    if (swap) return swapped(swap, line.text)
    const read = triggers && { triggers: triggers[at] ?? '' }
    if (line.kind === 'changed') return { ...instead(line.text, line.was), ...read }
    return { text: line.text, said: line.kind === 'added' ? 'added' : couldBe(offered[at]), ...read }
  })
}

const couldBe = (swaps: readonly LineSwap[] = []) =>
  swaps.length > 0 ? `could be: ${swaps.map(({ text }) => text ?? 'left out').join('; or ')}` : undefined

const swapped = ({ text, triggers }: LineSwap, was: string): SheetLine =>
  text === null ? leftOut(was) : { ...instead(text, was), triggers }
const leftOut = (was: string): SheetLine => ({ text: '—', said: `left out: ${was}`, triggers: '' })
const instead = (text: string, was: string): SheetLine => ({ text, said: `in place of: ${was}` })

function marksIn(triggers: string, profile: Profile): string {
  const { groups, words } = decodeLine(triggers)
  return tellOf(profile, groups)
    .reasons.map(({ group, mark }) => `${PROFILE_GROUPS[group].name}: I ${mark} (“${words[group]}”)`)
    .join('; ')
}

/** What swaps change of a portion as written, or of one of a version. */
function addUp(facts: GutFacts, swaps: readonly LineSwap[], version: ReadVersion | undefined) {
  if (!version) return addUpSwaps(facts, swaps)
  const { fibre, lactose, fat } = addUpSwaps(factsOfVersion(facts, version), swaps)
  return {
    fibre: { was: version.fibre.was, now: fibre.now },
    lactose: { was: version.lactose.was, now: lactose.now },
    fat: { was: version.fat.was, now: fat.now },
  }
}

/** What the reader leaves out, whether or not this dish holds it. */
function Marked({ profile: { marks } }: { profile: Profile }) {
  const named = (wanted: Mark) =>
    listInWords(
      TRIGGER_GROUPS.flatMap((group) => (marks[group]?.mark === wanted ? PROFILE_GROUPS[group].name : [])),
    )
  const [avoided, limited] = [named('avoid'), named('limit')]
  if (!avoided && !limited) return null
  return (
    <p>
      {avoided && `I avoid: ${avoided}. `}
      {limited && `I limit: ${limited}.`}
    </p>
  )
}

/** As written; and where the dish is cooked otherwise, what that changes, as far as it was added up. */
function Figures({ facts, changed }: { facts: GutFacts; changed?: Partial<Record<Figure, Change>> }) {
  return (
    <section aria-label="One portion" className="break-inside-avoid">
      <p className="font-serif text-[1.125rem]">One portion</p>
      <dl>
        {FIGURES.map(([figure, name, unit]) => {
          const change = changed?.[figure] ?? { was: facts[figure], now: facts[figure] }
          if (isNearNothing(change.was, unit) && isNearNothing(change.now, unit)) return null
          return (
            <FigureChange
              key={figure}
              name={asWritten(name, changed && !changed[figure])}
              unit={unit}
              {...change}
            />
          )
        })}
        {listMicronutrients(facts).map(({ name, value }) => (
          <Leader key={name} name={asWritten(name, changed !== undefined)} value={value} />
        ))}
      </dl>
    </section>
  )
}

const asWritten = (name: string, isSo = false) => (isSo ? `${name}, as written` : name)

type Figure = (typeof FIGURES)[number][0]

const FIGURES = [
  ['fibre', 'Fibre', 'g'],
  ['fat', 'Fat', 'g'],
  ['saturated', 'Saturated fat', 'g'],
  ['sodium', 'Sodium', 'mg'],
  ['lactose', 'Lactose', 'g'],
  ['excessFructose', 'Excess fructose', 'g'],
  ['caffeine', 'Caffeine', 'mg'],
] as const
