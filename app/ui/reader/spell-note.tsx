import { useLocation, useNavigate } from 'react-router'
import { SHORT_SPELLS } from '#domain/gut/notes.ts'
import { PHASE_WORDS } from '#domain/gut/profile/phase-words.ts'
import type { Spell } from '#domain/gut/profile/phases.ts'
import { TEXTURE_WORDS } from '#domain/gut/texture/textures.ts'
import { Icon } from '../icon.tsx'
import { storePhase } from '../stored-phase.ts'
import { RedFlags } from '../red-flags.tsx'

/** Over a list, while a spell of soft food is on: what it does here, the notes that stand wherever it is on, and the way back. */
export function SpellNote({ spell: { phase, upTo } }: { spell: Spell }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  function end() {
    storePhase(null)
    const query = new URLSearchParams(search)
    if (!query.has('texture')) return
    // The tap that began the spell has narrowed the list as well.
    for (const name of ['texture', 'page']) query.delete(name)
    void navigate(query.size > 0 ? `${pathname}?${query}` : pathname)
  }

  return (
    <section
      aria-label={PHASE_WORDS[phase].name}
      className="mt-2 mb-4 grid gap-1.5 border-y border-line py-3 text-caption leading-normal"
    >
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          <b className="text-ui font-semibold">
            {PHASE_WORDS[phase].name}, up to {TEXTURE_WORDS[upTo].name}.
          </b>{' '}
          It stays in this browser and is not sent.
        </span>
        <button
          type="button"
          onClick={end}
          className="inline-flex min-h-11 items-center gap-1.5 text-ui font-semibold underline decoration-accent underline-offset-4"
        >
          <Icon name="undo-2" className="size-[1em]" />I feel better: show everything
        </button>
      </p>
      <p className="text-ink-soft">{SHORT_SPELLS}</p>
      <RedFlags />
    </section>
  )
}
