import { type ReactNode, useState } from 'react'
import { decodeFingerprint, type FingerprintFile } from '#domain/gut/fingerprint.ts'
import { decodeLine } from '#domain/gut/line-triggers.ts'
import { PROFILE_GROUPS } from '#domain/gut/profile-groups.ts'
import { type Profile, readProfile, type Reason, tellOf, type Told } from '#domain/gut/profile.ts'
import { Badge } from '../badge.tsx'
import { Icon } from '../icon.tsx'
import { keptProfile } from './kept-profile.ts'

type Item = { slug: string }

/** A dish by its slug, or a line by the groups that it names (domain/gut/line-triggers.ts). */
export type OwnNoteProps = { slug?: string; triggers?: string; className?: string }

/** What answers for a reader's profile on lists, cards and lines. */
export type ProfileView = {
  List: <Dish extends Item>(props: {
    items: readonly Dish[]
    children: (item: Dish, place: number) => ReactNode
  }) => ReactNode
  Note: (props: OwnNoteProps) => ReactNode
}

let file: Promise<FingerprintFile> | undefined

/** One file, equal for everyone, whichever groups are marked; again only after it did not come. */
function fetchFingerprints(): Promise<FingerprintFile> {
  file ??= fetch('/recipes/fingerprints.json', { credentials: 'omit' })
    .then((response): Promise<FingerprintFile> => response.json())
    .catch((error: unknown) => {
      file = undefined
      throw error
    })
  return file
}

/** Makes the parts that answer for the profile that is kept; none without one. Throws where the file cannot be fetched. */
export async function loadView(): Promise<ProfileView | undefined> {
  const kept = keptProfile()
  if (kept === null) return undefined
  const profile = readProfile(kept)
  const { recipes, total } = await fetchFingerprints()
  const isWhole = Object.keys(recipes).length >= total
  const told = new Map<string, Told>()
  const tell = (slug: string): Told => {
    let known = told.get(slug)
    if (!known)
      told.set(slug, (known = tellOf(profile, decodeFingerprint(recipes[slug] ?? '')?.groups ?? {})))
    return known
  }
  return {
    List: ({ items, children }) => <List items={items} tell={tell} isWhole={isWhole} show={children} />,
    Note: ({ slug, triggers, className }) =>
      triggers ? (
        <LineNotes profile={profile} triggers={triggers} />
      ) : slug ? (
        <Flag told={tell(slug)} className={className} />
      ) : null,
  }
}

function List<Dish extends Item>({
  items,
  tell,
  isWhole,
  show,
}: {
  items: readonly Dish[]
  tell: (slug: string) => Told
  isWhole: boolean
  show: (item: Dish, place: number) => ReactNode
}) {
  const [isAll, setIsAll] = useState(false)
  const at = (place: Told['place']) => items.filter(({ slug }) => tell(slug).place === place)
  const hidden = at('hidden')
  return (
    <>
      {[...at('usual'), ...at('last'), ...(isAll ? hidden : [])].map(show)}
      {hidden.length > 0 && (
        <li className="col-span-full flex flex-wrap items-center gap-x-3 border-t border-line py-2 max-md:mx-(--gutter)">
          <Icon name="eye" className="text-ink-soft" />
          <span>
            {hidden.length === 1 ? '1 dish here holds' : `${hidden.length} dishes here hold`} what you avoid.
          </span>
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
              Your profile looks at the newest dishes of this site, not at all of them.
            </span>
          )}
        </li>
      )}
    </>
  )
}

/** On a card: each reason with its icon and words. The whole card leads to the dish, so nothing here is a link. */
function Flag({ told: { reasons }, className = '' }: { told: Told; className?: string }) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label="From your profile" className={`flex flex-wrap gap-1.5 ${className}`}>
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
    <ul aria-label="From your profile" className="grid gap-1 pb-2.5 text-caption leading-normal">
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
