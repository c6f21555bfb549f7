import { Icon } from '#app/ui/icon.tsx'
import { listInWords } from '#domain/list-in-words.ts'

/** Above a form that its reader cannot save: why, and who can. `kind` is what it edits, in a word. */
export function OnlyReadable({ kind, savers }: { kind: string; savers: readonly string[] }) {
  return (
    <p className="mb-5 flex items-start gap-2.5 rounded-control border border-line bg-butter-tint px-4 py-3 text-butter-ink">
      <Icon name="lock" className="mt-[.2em] size-[1.15em]" />
      <span className="wrap-anywhere">
        This {kind} is public or scheduled, so you can read it here and not save it.{' '}
        {listInWords(savers, 'or')} can.
      </span>
    </p>
  )
}
