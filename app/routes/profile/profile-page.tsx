import { useState, useSyncExternalStore } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { keptProfile } from '#app/ui/reader/kept-profile.ts'
import { keepProfile, watchProfile } from '#app/ui/reader/profile-store.ts'
import { namesOf } from '#domain/field.ts'
import {
  countMarks,
  NO_MARKS,
  type Profile,
  readProfile,
  toggleMark,
  writeProfile,
} from '#domain/gut/profile.ts'
import { TIERS } from '#domain/gut/profile-groups.ts'
import type { GroupFacts } from '#domain/gut/trigger-sources.ts'
import { GroupRow } from './group-row.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileSheet } from './profile-sheet.tsx'

/** Where a reader marks what to avoid and to limit. All of it happens in the browser; on paper, one sheet for a dietitian. */
export function ProfilePage({ groups, siteName }: { groups: GroupFacts[]; siteName: string }) {
  const kept = useSyncExternalStore(watchProfile, keptProfile, () => null)
  // What a browser does not keep lasts until its page is closed.
  const [unkept, setUnkept] = useState<Profile>()
  const profile = unkept ?? readProfile(kept)

  function change(next: Profile) {
    setUnkept(keepProfile(writeProfile(next)) ? undefined : next)
  }
  function erase() {
    keepProfile(null)
    setUnkept(undefined)
  }
  return (
    <>
      <div className="page pb-(--space-section) print:hidden">
        <header className="grid gap-x-8 gap-y-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-8">
          <h1 className="text-title leading-tight tracking-display">What sits well with you</h1>
          <p className="max-w-136 font-serif text-lead leading-[1.45] text-ink-soft">
            Mark what you know. The rest stays unmarked, and unmarked means eaten.
          </p>
        </header>
        <Promise />
        {unkept && <NotKept />}
        <noscript>
          <p className="py-4">
            Marks need scripts, because they stay in your browser and are not sent. What is known of each
            group stands below.
          </p>
        </noscript>
        <div className="mt-4 grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
          <section aria-labelledby="groups" className="min-w-0">
            <h2 id="groups" className="sr-only">
              The 28 groups
            </h2>
            <p className="max-w-136 pb-4 text-caption leading-normal text-ink-soft">
              Ordered by how often people with Crohn’s or colitis named them in a large survey (Cohen 2013).
              That is a count of reports, not of causes. Many named yoghurt, rice and bananas as sitting well.
              Tap a mark again to take it off.
            </p>
            {namesOf(TIERS).map((tier) => {
              const rows = groups.filter((group) => group.tier === tier)
              const set = rows.filter(({ group }) => profile.marks[group]).length
              return (
                <details
                  key={tier}
                  open={tier === 'most' || set > 0}
                  className="group/tier border-t border-ink"
                >
                  <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
                    <h3 className="min-w-0 flex-1 text-[1.375rem]">{TIERS[tier]}</h3>
                    <span className="text-caption text-ink-soft">
                      {rows.length} groups{set > 0 && `, ${set} set`}
                    </span>
                    <Icon name="chevron-down" className="flex-none group-open/tier:rotate-180" />
                  </summary>
                  <ul>
                    {rows.map((group) => (
                      <GroupRow
                        key={group.group}
                        facts={group}
                        marked={profile.marks[group.group]}
                        onMark={(mark) => change(toggleMark(profile, group.group, mark))}
                        onWords={(words) => change(withWords(profile, group.group, words))}
                      />
                    ))}
                  </ul>
                </details>
              )
            })}
          </section>
          <ProfileAside
            counts={countMarks(profile)}
            text={writeProfile(profile)}
            isEmpty={kept === null && unkept === undefined}
            onErase={erase}
          />
        </div>
      </div>
      <ProfileSheet
        groups={groups}
        profile={kept === null && !unkept ? NO_MARKS : profile}
        siteName={siteName}
      />
    </>
  )
}

function withWords(profile: Profile, group: GroupFacts['group'], words: string): Profile {
  const marked = profile.marks[group]
  return marked ? { marks: { ...profile.marks, [group]: { ...marked, words } } } : profile
}

/** Stands before the first control. */
function Promise() {
  return (
    <p className="flex items-start gap-3 border-y border-line py-3.5 leading-normal">
      <Icon name="lock" className="mt-0.5 text-ink-soft" />
      <span>
        <b className="font-semibold">This lives in this browser only.</b>{' '}
        <span className="text-ink-soft">
          No account, no cookie, no copy with us. Clear the browser and it is gone; export it if you want to
          keep it. With marks, your browser fetches one file about all recipes, the same whatever you mark.
        </span>
      </span>
    </p>
  )
}

function NotKept() {
  return (
    <p role="alert" className="flex items-start gap-3 border-b border-line py-3.5">
      <Icon name="circle-alert" className="mt-0.5 text-butter-ink" />
      This browser does not let us keep anything, perhaps a private window. Your marks last until you leave
      this page. Export them first.
    </p>
  )
}
