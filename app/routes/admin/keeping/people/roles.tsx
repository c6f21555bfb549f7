import { RadioList } from '../../../../ui/field/radio-list.tsx'
import type { IconName } from '../../../../ui/icon/icon.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Role } from '#domain/people/rights.ts'

type Kind = Role | 'none'

/** Each role in a word and a sentence. */
export const ROLE_WORDS: Record<Kind, { name: string; icon: IconName; choice: string; about: string }> = {
  administrator: {
    name: 'Administrator',
    icon: 'chef-hat',
    choice: 'administrator: everything',
    about: 'Everything: publish and delete, settings, people.',
  },
  editor: {
    name: 'Editor',
    icon: 'pencil',
    choice: 'editor: writes, does not publish',
    about:
      'Writes drafts, imports as drafts, uploads pictures. Labels, and all that is public or scheduled, are for administrators.',
  },
  none: {
    name: 'No role',
    icon: 'circle-dashed',
    choice: 'without a role',
    about: 'Can sign in and sees what every reader sees.',
  },
}

/** What each role opens, beside the people. */
export function Roles() {
  return (
    <aside
      aria-labelledby="roles"
      className="border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
    >
      <h2 id="roles" className="text-[1.25rem]">
        What a role opens
      </h2>
      <dl className="mt-3 grid gap-4">
        {Object.values(ROLE_WORDS).map(({ name, icon, about }) => (
          <div key={name}>
            <dt className="flex items-center gap-2 font-semibold">
              <Icon name={icon} /> {name}
            </dt>
            <dd className="text-ink-soft">{about}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

type ChoiceProps = { legend: string; roles: readonly Kind[]; chosen: Kind }

/** A choice of one role. */
export function RoleChoice({ roles, ...list }: ChoiceProps) {
  const choices = roles.map((value) => ({ value, words: ROLE_WORDS[value].choice }))
  return <RadioList name="role" choices={choices} {...list} />
}
