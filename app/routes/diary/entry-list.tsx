import { useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { addEntries, EMPTY_DIARY, type Entry, entryKey } from '#domain/diary/diary.ts'
import { clockOf, dayOf } from '#domain/diary/noted-time.ts'
import { useDateFormat } from '../use-date-format.ts'

/** Days that are shown at first, and that one tap adds. */
const FIRST_DAYS = 3
const MORE_DAYS = 7

type EntryListProps = {
  entries: Entry[]
  rough: number
  /** Whether this browser keeps no diary, or none any more: then nothing can come back. */
  isErased: boolean
  onRemove: (entry: Entry) => void
  onPutBack: (entry: Entry) => void
}

/** What was noted, the newest day first. An entry that was taken out keeps its place until the next one goes, and can come back. */
export function EntryList({ entries, rough, isErased, onRemove, onPutBack }: EntryListProps) {
  const format = useDateFormat()
  const [shownDays, setShownDays] = useState(FIRST_DAYS)
  const [removed, setRemoved] = useState<Entry>()
  if (isErased && removed) setRemoved(undefined)
  const gone =
    removed && !entries.some((entry) => entryKey(entry) === entryKey(removed)) ? removed : undefined
  const shown = gone ? addEntries(EMPTY_DIARY, [...entries, gone]).entries : entries
  const days = [...new Set(shown.map(({ at }) => dayOf(at)))].toReversed()
  return (
    <section aria-labelledby="noted" className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="noted" className="text-[1.5rem]">
          Noted
        </h2>
        <output className="text-caption text-ink-soft">
          {gone ? 'Removed. You can put it back.' : entries.length > 0 && countInWords(entries.length)}
        </output>
      </div>
      {days.length === 0 && (
        <p className="py-4 text-ink-soft">Nothing yet. Begin with the last thing that you ate.</p>
      )}
      {days.slice(0, shownDays).map((day) => (
        <section key={day} aria-labelledby={`day-${day}`} className="pt-4">
          <h3 id={`day-${day}`} className="pb-1.5 text-[1.25rem]">
            {format(day)}
          </h3>
          <ul className="border-t border-line">
            {shown
              .filter(({ at }) => dayOf(at) === day)
              .map((entry) => (
                <EntryRow
                  key={entryKey(entry)}
                  entry={entry}
                  isRough={entry.kind === 'felt' && entry.score >= rough}
                  isGone={entry === gone}
                  onToggle={() => {
                    setRemoved(entry === gone ? undefined : entry)
                    if (entry === gone) return onPutBack(entry)
                    onRemove(entry)
                  }}
                />
              ))}
          </ul>
        </section>
      ))}
      {days.length > shownDays && (
        <Button look="outline" className="mt-4" onClick={() => setShownDays(shownDays + MORE_DAYS)}>
          Show earlier days
        </Button>
      )}
    </section>
  )
}

function EntryRow({
  entry,
  isRough,
  isGone,
  onToggle,
}: {
  entry: Entry
  isRough: boolean
  isGone: boolean
  onToggle: () => void
}) {
  const name = entry.kind === 'felt' ? `gut ${entry.score}` : entry.words
  const clock = clockOf(entry.at)
  return (
    <li className="flex items-center gap-3 border-b border-line py-1">
      <b className="font-semibold">{clock}</b>
      {entry.kind === 'ate' ? (
        <Badge tone="outline" icon="soup">
          Ate
        </Badge>
      ) : (
        <Badge tone={isRough ? 'butter' : 'outline'} icon={isRough ? 'circle-alert' : 'circle-dashed'}>
          Gut {entry.score}
        </Badge>
      )}
      <span className={`min-w-0 flex-1 wrap-anywhere ${isGone ? 'text-ink-soft line-through' : ''}`}>
        <bdi>{entry.words}</bdi>
      </span>
      <IconButton label={`${isGone ? 'Put back' : 'Remove'} ${name}, ${clock}`} onClick={onToggle}>
        <Icon name={isGone ? 'undo-2' : 'trash-2'} />
      </IconButton>
    </li>
  )
}

const countInWords = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
