import { type ReactNode, useState } from 'react'
import { decodeFingerprint, type FingerprintFile } from '#domain/gut/fingerprint.ts'
import { decodeLine } from '#domain/gut/profile/line-triggers.ts'
import { readSpell, type Spell } from '#domain/gut/profile/phases.ts'
import { PROFILE_GROUPS } from '#domain/gut/profile/profile-groups.ts'
import { type Profile, readProfile, type Reason, tellOf, type Told } from '#domain/gut/profile/profile.ts'
import { tellOfSpell } from '#domain/gut/profile/tell-spell.ts'
import { TEXTURE_WORDS } from '#domain/gut/texture/textures.ts'
import { Badge } from '../badge.tsx'
import { Icon } from '../icon.tsx'
import { wakeParts } from '../early-tap.ts'
import { applyPhase, storedPhase } from '../stored-phase.ts'
import { storedProfile } from './stored-profile.ts'
import { SpellNote } from './spell-note.tsx'

type Item = { slug: string }

/** A dish by its slug, or a line by the groups that it names (domain/gut/profile/line-triggers.ts). */
export type OwnNoteProps = { slug?: string; triggers?: string; className?: string }

/** What answers for a reader's profile and spell on lists, cards and lines. */
export type ProfileView = {
  List: <Dish extends Item>(props: {
    items: readonly Dish[]
    children: (item: Dish, place: number) => ReactNode
  }) => ReactNode
  Note: (props: OwnNoteProps) => ReactNode
  order: <Dish extends Item>(items: readonly Dish[]) => readonly Dish[]
  /** What is said of a spell; nothing on everyday. */
  spell: ReactNode
}

/** What is told of a dish: by the profile, and by the spell; its place is the worse of both. */
type Answer = { place: Told['place']; reasons: Reason[]; isAvoided: boolean; texture: string | null }

let file: Promise<FingerprintFile> | undefined

/** One file, equal for everyone, whatever is marked or chosen; again only after it did not come. */
function fetchFingerprints(): Promise<FingerprintFile> {
  file ??= fetch('/recipes/fingerprints.json', { credentials: 'omit' })
    .then((response): Promise<FingerprintFile> => response.json())
    .catch((error: unknown) => {
      file = undefined
      throw error
    })
  return file
}

/**
 * Makes the parts that answer for the profile and the spell that are kept; none without either. Throws where the file cannot be
 * fetched.
 */
export async function loadView(): Promise<ProfileView | undefined> {
  // Another tab may have chosen it.
  applyPhase()
  const [kept, spell] = [storedProfile(), readSpell(storedPhase())]
  if (kept === null && !spell) return undefined
  // Nobody may have touched this page yet.
  wakeParts()
  const profile = readProfile(kept)
  const { recipes, total } = await fetchFingerprints()
  const isWhole = Object.keys(recipes).length >= total
  const answers = new Map<string, Answer>()
  const tell = (slug: string): Answer => {
    let known = answers.get(slug)
    if (!known) answers.set(slug, (known = answer(profile, spell, recipes[slug])))
    return known
  }
  return {
    List: ({ items, children }) => (
      <List items={items} tell={tell} spell={spell} isWhole={isWhole} show={children} />
    ),
    Note: ({ slug, triggers, className }) =>
      triggers ? (
        <LineNotes profile={profile} triggers={triggers} />
      ) : slug ? (
        <Flag told={tell(slug)} className={className} />
      ) : null,
    order: (items) => PLACES.flatMap((place) => items.filter(({ slug }) => tell(slug).place === place)),
    spell: spell && <SpellNote spell={spell} />,
  }
}

/** The best first. */
const PLACES = ['usual', 'last', 'hidden'] as const

function answer(profile: Profile, spell: Spell | null, code: string | undefined): Answer {
  const print = decodeFingerprint(code ?? '')
  const told = tellOf(profile, print?.groups ?? {})
  const soft = tellOfSpell(spell, print?.texture ?? null)
  const place = PLACES[Math.max(PLACES.indexOf(told.place), PLACES.indexOf(soft.place))] ?? 'usual'
  return { place, reasons: told.reasons, isAvoided: told.place === 'hidden', texture: soft.reason }
}

function List<Dish extends Item>({
  items,
  tell,
  spell,
  isWhole,
  show,
}: {
  items: readonly Dish[]
  tell: (slug: string) => Answer
  spell: Spell | null
  isWhole: boolean
  show: (item: Dish, place: number) => ReactNode
}) {
  const [isAll, setIsAll] = useState(false)
  const at = (place: Told['place']) => items.filter(({ slug }) => tell(slug).place === place)
  const hidden = at('hidden')
  const avoided = hidden.filter(({ slug }) => tell(slug).isAvoided).length
  return (
    <>
      {[...at('usual'), ...at('last'), ...(isAll ? hidden : [])].map(show)}
      {hidden.length > 0 && (
        <li className="col-span-full flex flex-wrap items-center gap-x-3 border-t border-line py-2 max-md:mx-(--gutter)">
          <Icon name="eye" className="text-ink-soft" />
          <span>{sayHidden(avoided, hidden.length - avoided, spell)}</span>
          <button
            type="button"
            aria-expanded={isAll}
            onClick={() => setIsAll(!isAll)}
            className="min-h-11 underline decoration-accent underline-offset-4"
          >
            {isAll ? 'Hide' : 'Show'}
          </button>
          {!isWhole && (
            <span className="text-caption text-ink-soft">
              Your choices count for the newest dishes of this site, not for all of them.
            </span>
          )}
        </li>
      )}
    </>
  )
}

function sayHidden(avoided: number, firmer: number, spell: Spell | null): string {
  const dishes = (count: number) => (count === 1 ? '1 dish here' : `${count} dishes here`)
  const texture = spell ? TEXTURE_WORDS[spell.upTo].name : ''
  const holds = `${dishes(avoided)} ${avoided === 1 ? 'holds' : 'hold'} what you avoid`
  if (firmer === 0) return `${holds}.`
  const is = `${firmer === 1 ? 'is' : 'are'} firmer than ${texture}`
  return avoided === 0 ? `${dishes(firmer)} ${is}.` : `${holds}, and ${firmer} ${is}.`
}

/** On a card: each reason with its icon and words. The whole card leads to the dish, so nothing here is a link. */
function Flag({ told: { reasons, texture }, className = '' }: { told: Answer; className?: string }) {
  if (reasons.length === 0 && !texture) return null
  return (
    <ul aria-label="From your choices" className={`flex flex-wrap gap-1.5 ${className}`}>
      {texture && (
        <li>
          <Badge tone="butter" icon="circle-alert">
            {texture}
          </Badge>
        </li>
      )}
      {reasons.map((reason) => (
        <li key={reason.group}>
          <Badge tone={reason.mark === 'avoid' ? 'danger' : 'butter'} icon={ICONS[reason.mark]}>
            {sayReason(reason)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function LineNotes({ profile, triggers }: { profile: Profile; triggers: string }) {
  const { groups, words } = decodeLine(triggers)
  const { reasons } = tellOf(profile, groups)
  if (reasons.length === 0) return null
  return (
    <ul
      aria-label="From your profile"
      className="grid gap-1 pb-2.5 pl-[2.125rem] text-caption leading-normal"
    >
      {reasons.map((reason) => {
        const { stance, level } = PROFILE_GROUPS[reason.group]
        return (
          <li key={reason.group} className="flex flex-wrap items-center gap-1.5">
            <Badge tone={reason.mark === 'avoid' ? 'danger' : 'butter'} icon={ICONS[reason.mark]}>
              {sayReason(reason)}: “{words[reason.group]}”
            </Badge>
            <Badge tone="outline">{level}</Badge>
            <span className="text-ink-soft">{stance}</span>
          </li>
        )
      })}
    </ul>
  )
}

const ICONS = { avoid: 'circle-minus', limit: 'circle-alert', fine: 'check' } as const

const AMOUNTS = { trace: 'a trace', some: 'some', main: 'much' } as const

const sayReason = ({ group, mark, amount }: Reason) =>
  `${PROFILE_GROUPS[group].name}, ${AMOUNTS[amount]}: you ${mark}`
