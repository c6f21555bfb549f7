import { Icon } from '../icon/icon.tsx'
import type { FoldGroup } from './use-folds.ts'

/** Opens and folds the lines of a long list under one heading. Folded, it says which lines these are and how many of them ask. */
export function FoldBar({
  one,
  group: { lines, first, last },
  folded,
  asks,
  onFold,
  onUnfold,
}: {
  /** What one line is called, such as 'ingredient'. */
  one: string
  group: FoldGroup
  /** What the folded lines say, by their keys. */
  folded: ReadonlyMap<number, string>
  /** Whether the chef has to look at a line; undefined where the site does not know. */
  asks: ((text: string) => boolean) | undefined
  onFold: () => void
  onUnfold: () => void
}) {
  const away = lines.flatMap(({ key }) => folded.get(key) ?? [])
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return (
    <li className="scripted">
      <button
        type="button"
        aria-expanded={away.length === 0}
        onClick={away.length === 0 ? onFold : onUnfold}
        className="flex min-h-11 w-full items-center gap-2.5 px-2.5 py-1.5 text-left text-[.9375rem] font-semibold hover:underline"
      >
        <Icon name="chevron-down" className={`size-[1.2em] ${away.length === 0 ? 'rotate-180' : ''}`} />
        <span>
          {first === last ? `${name} ${first}` : `${name}s ${first} to ${last}`}
          {away.length > 0 && (
            <span className="font-normal text-ink-soft">{noteOf(away, lines.length, asks)}</span>
          )}
        </span>
      </button>
    </li>
  )
}

function noteOf(away: string[], count: number, asks: ((text: string) => boolean) | undefined): string {
  if (away.length < count) return `, ${away.length} of them folded`
  if (!asks) return ', folded'
  const asking = away.filter(asks).length
  return asking === 0 ? ', all known' : `, ${asking} not understood`
}
