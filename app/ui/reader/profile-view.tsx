import { decodeListSigns } from 'food-verdicts/gut/fingerprint'
import { decodeLine } from 'food-verdicts/gut/profile/line-triggers'
import { readSpell, type Spell } from 'food-verdicts/gut/profile/spells'
import { PROFILE_GROUPS } from 'food-verdicts/gut/profile/profile-groups'
import { type Profile, readProfile, type Reason, tellOf } from 'food-verdicts/gut/profile/profile'
import { SPELL_PHRASES, WITH_CHANGES } from 'food-verdicts/gut/profile/spell-names'
import { type Place, PLACES, tellOfSpell } from 'food-verdicts/gut/profile/tell-spell'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { useHeldPictures } from './use-held-pictures.ts'
import type { OwnDish, ProfileView } from './own-dish.ts'
import { SpellNote } from './spell-note.tsx'

/** What is told of a dish: by the profile, and by the spell; its place is the worse of both. */
type Answer = { place: Place; reasons: Reason[]; isAvoided: boolean; spell: string | null }

/** Makes the parts that answer for the profile and the spell that are kept, as texts; none without either. */
export function readView(kept: string | null, keptSpell: string | null): ProfileView | undefined {
  const spell = readSpell(keptSpell)
  if (kept === null && !spell) return undefined
  const profile = readProfile(kept)
  const tell = (gut: string) => answer(profile, spell, gut)
  const arrange = <Dish extends OwnDish>(items: readonly Dish[]) => {
    const at = (place: Place) => items.filter(({ gut }) => tell(gut).place === place)
    const hidden = at('hidden')
    return { items: [...at('usual'), ...at('changed'), ...at('last'), ...hidden], hidden }
  }
  return {
    arrange,
    Rest({ items, isAll, onToggle }) {
      const { items: ordered, hidden } = arrange(items)
      const row = useHeldPictures(items, ordered)
      const avoided = hidden.filter(({ gut }) => tell(gut).isAvoided).length
      return (
        <li
          ref={row}
          hidden={hidden.length === 0}
          className="col-span-full flex flex-wrap items-center gap-x-3 border-t border-line py-2 max-md:mx-(--gutter)"
        >
          <Icon name="eye" className="text-ink-soft" />
          <span>{sayHidden(avoided, hidden.length - avoided, spell)}</span>
          <button
            type="button"
            aria-expanded={isAll}
            onClick={onToggle}
            className="min-h-11 underline decoration-accent underline-offset-4"
          >
            {isAll ? 'Hide' : 'Show'}
          </button>
        </li>
      )
    },
    Note: ({ gut, isChanged, triggers, className }) =>
      triggers ? (
        <LineNotes profile={profile} triggers={triggers} />
      ) : gut === undefined ? null : (
        <Flag told={tell(gut)} isChanged={isChanged} className={className} />
      ),
    spell: spell && <SpellNote spell={spell} />,
  }
}

function answer(profile: Profile, spell: Spell | null, gut: string): Answer {
  const dish = decodeListSigns(gut)
  const told = tellOf(profile, dish.groups)
  const soft = tellOfSpell(spell, dish)
  const place = PLACES[Math.max(PLACES.indexOf(told.place), PLACES.indexOf(soft.place))] ?? 'usual'
  return { place, reasons: told.reasons, isAvoided: told.place === 'hidden', spell: soft.reason }
}

function sayHidden(avoided: number, others: number, spell: Spell | null): string {
  const dishes = (count: number) => (count === 1 ? '1 dish here' : `${count} dishes here`)
  const holds = `${dishes(avoided)} ${avoided === 1 ? 'holds' : 'hold'} what you avoid`
  if (others === 0) return `${holds}.`
  const are = `${others === 1 ? 'is' : 'are'} not for ${spell ? SPELL_PHRASES[spell.name] : 'it'}`
  return avoided === 0 ? `${dishes(others)} ${are}.` : `${holds}, and ${others} ${are}.`
}

/** On a card: each reason with its icon and words. The whole card leads to the dish, so nothing here is a link. */
function Flag({
  told: { reasons, spell: soft },
  isChanged,
  className = '',
}: {
  told: Answer
  isChanged?: boolean | undefined
  className?: string
}) {
  const spell = soft ?? (isChanged ? WITH_CHANGES : null)
  if (reasons.length === 0 && !spell) return null
  return (
    <ul aria-label="From your choices" className={`flex flex-wrap gap-1.5 ${className}`}>
      {spell && (
        <li>
          <Badge tone="butter" icon="circle-alert">
            {spell}
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
