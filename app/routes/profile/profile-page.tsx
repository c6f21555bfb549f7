import { useState, useSyncExternalStore } from 'react'
import { storedProfile, PROFILE_KEY } from '#app/ui/reader/stored-profile.ts'
import { storeWatchedText, watchText } from '#app/ui/reader/stored-text.ts'
import { namesOf } from 'recipe-basics/fields/field'
import {
  countMarks,
  isProfile,
  NO_MARKS,
  type Profile,
  readProfile,
  toggleMark,
  writeProfile,
} from 'food-verdicts/gut/profile/profile'
import { TIERS } from 'food-verdicts/gut/profile/profile-groups'
import { TRIGGER_GROUPS, type TriggerGroup } from 'food-verdicts/gut/triggers/trigger-groups'
import type { GroupFacts } from 'food-verdicts/gut/profile/trigger-sources'
import { GroupTier } from './group-tier.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileSheet } from './profile-sheet.tsx'
import { NotKept, StaysHere } from './stays-here.tsx'

const watchProfile = watchText(PROFILE_KEY)

/** Where a reader marks what to avoid and to limit. All of it happens in the browser; on paper, one sheet for a dietitian. */
export function ProfilePage({ groups, siteName }: { groups: GroupFacts[]; siteName: string }) {
  const kept = useSyncExternalStore(watchProfile, storedProfile, () => null)
  // What a browser does not keep lasts until its page is closed.
  const [unkept, setUnkept] = useState<Profile>()
  const profile = unkept ?? readProfile(kept)

  function change(to: (profile: Profile) => Profile) {
    // Another tab may have marked something since this one was drawn.
    const next = to(unkept ?? readProfile(storedProfile()))
    setUnkept(storeWatchedText(PROFILE_KEY, writeProfile(next)) ? undefined : next)
  }
  function bringIn(text: string): string | undefined {
    if (!isProfile(text)) return undefined
    const brought = readProfile(text)
    change(() => brought)
    return writeProfile(brought)
  }
  function erase() {
    storeWatchedText(PROFILE_KEY, null)
    setUnkept(undefined)
  }
  return (
    <>
      <div className="page pb-(--space-section) print:hidden">
        <header className="grid gap-x-8 gap-y-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-8">
          <h1 className="text-title leading-tight tracking-display">What sits well with you</h1>
          <p className="max-w-136 font-serif text-lead leading-[1.45] text-ink-soft">
            Mark the foods that you avoid or limit. Leave the rest unmarked.
          </p>
        </header>
        <StaysHere />
        {unkept && <NotKept />}
        <noscript>
          <p className="py-4">
            Marks need scripts, because they stay in your browser and are not sent. You can read about each
            group below.
          </p>
        </noscript>
        <div className="mt-4 grid gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
          <section aria-labelledby="groups" className="min-w-0">
            <h2 id="groups" className="sr-only">
              The {TRIGGER_GROUPS.length} groups
            </h2>
            <p className="max-w-136 pb-4 text-caption leading-normal text-ink-soft">
              Ordered by how often people with Crohn’s or colitis named them in a large survey (Cohen 2013).
              That is a count of reports, not of causes. Many said that yoghurt, rice and bananas sit well.
              Tap a mark again to take it off.
            </p>
            {namesOf(TIERS).map((tier) => (
              <GroupTier
                key={tier}
                tier={tier}
                rows={groups.filter((group) => group.tier === tier)}
                marks={profile.marks}
                onMark={(group, mark) => {
                  // As it is drawn, whatever another tab has done.
                  const marked = toggleMark(profile, group, mark).marks[group]
                  change((now) => withMark(now, group, marked))
                }}
                onWords={(group, words) => change((now) => withWords(now, group, words))}
              />
            ))}
          </section>
          <ProfileAside
            counts={countMarks(profile)}
            text={writeProfile(profile)}
            isEmpty={kept === null && unkept === undefined}
            onBring={bringIn}
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

const withMark = (
  { marks }: Profile,
  group: TriggerGroup,
  marked: Profile['marks'][TriggerGroup],
): Profile => {
  const { [group]: _, ...others } = marks
  return { marks: marked ? { ...others, [group]: marked } : others }
}

function withWords(profile: Profile, group: TriggerGroup, words: string): Profile {
  const marked = profile.marks[group]
  return marked ? { marks: { ...profile.marks, [group]: { ...marked, words } } } : profile
}
