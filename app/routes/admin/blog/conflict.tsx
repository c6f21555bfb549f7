import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { labelsOf, namesOf } from 'recipe-basics/fields/field'
import { POST_FIELDS } from '#domain/post/fields.ts'
import type { PostValues } from '#domain/post/form.ts'
import { useMomentFormat } from '../../use-moment-format.ts'

const NAMES: Record<keyof PostValues, string> = { ...labelsOf(POST_FIELDS), slug: 'Slug', status: 'Status' }

/** Two versions of one post to choose from. The other one is kept: theirs as a version, mine as a draft. */
export function Conflict({
  mine,
  theirs,
  saved_at,
  wasRefused,
  onMine,
  onTheirs,
}: {
  mine: PostValues
  theirs: PostValues
  saved_at: string
  /** Whether somebody has just tried to save. */
  wasRefused: boolean
  onMine: () => void
  onTheirs: () => void
}) {
  const format = useMomentFormat()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Somebody who is still writing keeps the focus.
    if (wasRefused) panel.current?.focus()
  }, [wasRefused])
  const differing = namesOf(NAMES).filter((name) => mine[name] !== theirs[name])
  return (
    <div
      ref={panel}
      role="alert"
      tabIndex={-1}
      className="mt-4 rounded-control border-l-4 border-butter bg-butter-tint px-4 py-3"
    >
      <p>
        <strong>This post was changed elsewhere since you opened it</strong>, on {format(saved_at)}.
      </p>
      {differing.map((name) => (
        <div key={name} className="mt-3 grid gap-3 sm:grid-cols-2">
          <Side title={`${NAMES[name]}: your version`} text={mine[name]} />
          <Side title={`${NAMES[name]}: their version`} text={theirs[name]} />
        </div>
      ))}
      <div className="scripted mt-3 flex flex-wrap gap-2">
        <Button look="outline" onClick={onMine}>
          Keep mine
        </Button>
        <Button look="outline" onClick={onTheirs}>
          Take theirs
        </Button>
      </div>
      <p className="mt-2 text-caption">
        Nothing is lost. If you keep your version, theirs stays in the list of versions. If you take theirs,
        this browser keeps yours.
      </p>
    </div>
  )
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-caption font-semibold">{title}</span>
      <textarea
        readOnly
        rows={Math.min(8, 1 + Math.ceil(text.length / 60))}
        value={text || '(empty)'}
        className="w-full resize-y rounded-control bg-surface p-2 text-caption"
      />
    </label>
  )
}
