import { type ChangeEvent, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { downloadText } from '#app/ui/reader/download-text.ts'
import { EraseQuestion } from '#app/ui/reader/erase-question.tsx'
import {
  addEntries,
  type Diary,
  type Entry,
  MOST_ENTRIES,
  MOST_FILE,
  readDiaryFile,
  writeDiary,
} from '#domain/diary/diary.ts'
import { writeDiaryCsv } from '#domain/diary/diary-csv.ts'
import { NOT_ADVICE } from '#domain/gut/notes.ts'

/** UTF-8 takes up to four bytes for a character. */
const MOST_BYTES = 4 * MOST_FILE

/** What can be done with a diary as a whole: print, export, bring in, erase. */
export function DiaryFiles({
  diary,
  isEmpty,
  onBring,
  onErase,
}: {
  diary: Diary
  isEmpty: boolean
  onBring: (entries: Entry[]) => void
  onErase: () => void
}) {
  const [said, setSaid] = useState('')

  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    const read = file && file.size <= MOST_BYTES ? readDiaryFile(await file.text()) : undefined
    // The same file can be chosen again.
    target.value = ''
    if (!read) return setSaid('That file is not a diary of this site. Nothing has changed.')
    const fresh = addEntries(diary, read.diary.entries).entries.length - diary.entries.length
    onBring(read.diary.entries)
    setSaid(
      [
        fresh === 0 ? 'Nothing new was in it.' : `Brought in: ${fresh}.`,
        read.unread > 0 && `Could not be read: ${read.unread}.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  return (
    <>
      <div className="grid gap-2">
        <Button look="outline" onClick={() => print()}>
          Print for the doctor
        </Button>
        <Button
          look="outline"
          onClick={() => downloadText(writeDiary(diary), 'diary.json', 'application/json')}
        >
          Export a file
        </Button>
        <Button look="outline" onClick={() => downloadText(writeDiaryCsv(diary), 'diary.csv', 'text/csv')}>
          Export for a spreadsheet
        </Button>
        <label
          className={`${buttonClass('outline')} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          Bring in an exported file
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={(event) => void bring(event)}
          />
        </label>
        {!isEmpty && (
          <EraseQuestion
            what="The diary"
            onErase={() => {
              onErase()
              setSaid('Erased. The diary is gone from this browser.')
            }}
          />
        )}
        <output className="text-caption">{said}</output>
        {diary.entries.length >= MOST_ENTRIES && (
          <p className="text-caption">
            The diary is full. With each new entry, the oldest one goes. Export a file first.
          </p>
        )}
      </div>
      <p className="text-caption leading-normal text-ink-soft">{NOT_ADVICE}</p>
    </>
  )
}
