import { href, Link } from 'react-router'
import { SHORT_SPELLS } from 'food-verdicts/gut/notes'
import { SPELL_NAMES } from 'food-verdicts/gut/profile/spell-names'
import type { Spell } from 'food-verdicts/gut/profile/spells'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { Icon } from '../icon/icon.tsx'
import { storeSpell } from './stored-spell.ts'
import { RedFlags } from '../text/red-flags.tsx'

/** Over a list, while a spell of soft food is on: what it does here, the notes that stand wherever it is on, and the way back. */
export function SpellNote({ spell: { name, upTo } }: { spell: Spell }) {
  return (
    <section
      aria-label={SPELL_NAMES[name]}
      className="mt-2 mb-4 grid gap-1.5 border-y border-line py-3 text-caption leading-normal"
    >
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          <b className="text-ui font-semibold">
            {SPELL_NAMES[name]}, up to {TEXTURE_WORDS[upTo].name}.
          </b>{' '}
          It stays in this browser and is not sent.
        </span>
        <button
          type="button"
          onClick={() => storeSpell(null)}
          className="inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold underline decoration-accent underline-offset-4"
        >
          <Icon name="undo-2" className="size-[1em]" />I feel better: show everything
        </button>
      </p>
      <p>
        <Link to={`${href('/recipes')}?texture=${upTo}`} rel="nofollow">
          List all dishes up to {TEXTURE_WORDS[upTo].name}
        </Link>
        . That link tells the site which texture you look for.
      </p>
      <p className="text-ink-soft">{SHORT_SPELLS}</p>
      <RedFlags />
    </section>
  )
}
