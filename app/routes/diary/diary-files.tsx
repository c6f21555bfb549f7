import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { BringFile } from '#app/ui/reader/bring-file.tsx'
import { downloadText } from '#app/ui/reader/download-text.ts'
import { EraseQuestion } from '#app/ui/reader/erase-question.tsx'
import {
  countNew,
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

  function bring(text: string | undefined) {
    const read = text === undefined ? undefined : readDiaryFile(text)
    if (!read) return setSaid('That file is not a diary of this site. Nothing has changed.')
    const fresh = countNew(diary, read.diary.entries)
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
      <div tabIndex={-1} className="grid gap-2 outline-none">
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
        <BringFile most={MOST_BYTES} onFile={bring} />
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
