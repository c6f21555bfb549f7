import type { Reference } from '#server/api/reference.ts'

type Field = Reference['kinds'][number]['fields'][number]

/** Fields or parameters: the name of each, its type, and what else is to be known. */
export function FieldList({ fields }: { fields: Field[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-ui">
      {fields.map(({ name, type, isRequired, notes }) => (
        <div key={name} className="grid gap-x-6 gap-y-0.5 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="wrap-anywhere">
            <code className="font-mono text-caption">{name}</code>
          </dt>
          <dd className="wrap-anywhere">
            {type}
            {isRequired && <strong>, required</strong>}
            {notes.length > 0 && <p className="text-ink-soft">{notes.join(' ')}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
