import { useState, useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { MoreLink } from '#app/ui/button.tsx'
import { DIARY_KEY, storedDiary } from '#app/ui/reader/stored-diary.ts'
import { storeWatchedText, watchText } from '#app/ui/reader/stored-text.ts'
import { NotKept, StaysHere } from '#app/ui/reader/stays-here.tsx'
import { RedFlags } from '#app/ui/red-flags.tsx'
import { countAfter } from '#domain/diary/count-after.ts'
import { addEntries, type Diary, readDiary, withoutEntry, writeDiary } from '#domain/diary/diary.ts'
import { Counted } from './counted.tsx'
import { DiaryFiles } from './diary-files.tsx'
import { DiarySheet } from './diary-sheet.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'

const watchDiary = watchText(DIARY_KEY)

/** Where a reader notes meals and how the gut was. All of it happens in the browser; on paper, a sheet for an appointment. */
export function DiaryPage({ title, siteName }: { title: string; siteName: string }) {
  const kept = useSyncExternalStore(watchDiary, storedDiary, () => null)
  // What a browser does not keep lasts until its page is closed.
  const [unkept, setUnkept] = useState<Diary>()
  const diary = unkept ?? readDiary(kept)
  const isErased = kept === null && !unkept
  const counts = countAfter(diary)

  function change(to: (diary: Diary) => Diary) {
    // Another tab may have noted something since this one was drawn.
    const now = readDiary(storedDiary())
    const next = to(unkept ? addEntries(unkept, now.entries) : now)
    setUnkept(storeWatchedText(DIARY_KEY, writeDiary(next)) ? undefined : next)
  }
  function erase() {
    storeWatchedText(DIARY_KEY, null)
    setUnkept(undefined)
  }
  return (
    <>
      <div className="page pb-(--space-section) print:hidden">
        <header className="grid gap-x-8 gap-y-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-8">
          <h1 className="text-title leading-tight tracking-display">{title}</h1>
          <p className="max-w-136 font-serif text-lead leading-[1.45] text-ink-soft">
            Write it down for a few weeks. Then look at the hours after a meal, and never at the last meal
            alone.
          </p>
        </header>
        <StaysHere />
        {unkept && <NotKept what="Your entries" />}
        <noscript>
          <p className="py-4">The diary needs scripts, because it stays in your browser and is not sent.</p>
        </noscript>
        <MoreLink to={href('/profile')} className="mt-2">
          To your profile
        </MoreLink>
        <div className="scripted mt-4 grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-9">
            <EntryForm onAdd={(entry) => change((now) => addEntries(now, [entry]))} />
            <EntryList
              entries={diary.entries}
              rough={diary.rough}
              isErased={isErased}
              onRemove={(entry) => change((now) => withoutEntry(now, entry))}
              onPutBack={(entry) => change((now) => addEntries(now, [entry]))}
            />
          </div>
          <aside aria-label="Counts and files" className="grid min-w-0 content-start gap-4 self-start">
            <Counted
              diary={diary}
              counts={counts}
              onRough={(rough) => change((now) => ({ ...now, rough }))}
            />
            <DiaryFiles
              diary={diary}
              isEmpty={isErased}
              onBring={(entries) => change((now) => addEntries(now, entries))}
              onErase={erase}
            />
            <RedFlags />
          </aside>
        </div>
      </div>
      <DiarySheet diary={diary} counts={counts} siteName={siteName} />
    </>
  )
}
