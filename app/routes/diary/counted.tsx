import { Fragment } from 'react'
import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { Leader } from '#app/ui/leader.tsx'
import { type countAfter, DAYS_BEFORE_COUNTING, type Tally, WINDOWS } from '#domain/diary/count-after.ts'
import { type Diary, WORST } from '#domain/diary/diary.ts'
import { namesOf } from '#domain/field.ts'

const LEVELS = Array.from({ length: WORST }, (_, place) => place + 1)

/** Counts of what came in the hours after a food, with all other entries beside them. No food is judged by them. */
export function Counted({
  diary,
  counts: { days, foods },
  onRough,
}: {
  diary: Diary
  counts: ReturnType<typeof countAfter>
  onRough: (rough: number) => void
}) {
  if (days < DAYS_BEFORE_COUNTING)
    return (
      <section aria-labelledby="counted" className="rounded-panel border border-line bg-surface p-6">
        <h2 id="counted" className="text-[1.5rem]">
          Nothing counted yet
        </h2>
        <dl className="mt-2">
          <Leader name="Days written" value={days} />
          <Leader name="Days before we count" value={DAYS_BEFORE_COUNTING} />
        </dl>
        <p className="mt-2 text-caption leading-normal text-ink-soft">
          A few days say what you ate. They do not say why one of them hurt.
        </p>
      </section>
    )
  return (
    <section aria-labelledby="counted" className="grid gap-4 rounded-panel border border-line bg-surface p-6">
      <div>
        <h2 id="counted" className="text-[1.5rem]">
          Counted so far
        </h2>
        <p className="text-caption text-ink-soft">
          {days} days, {diary.entries.length} entries, in windows and not in last meals. Foods that you noted
          twice or more, the most noted first, ten at most.
        </p>
      </div>
      <FormSelect
        label="For me, rough begins at"
        value={diary.rough}
        onChange={({ target }) => onRough(Number(target.value))}
      >
        {LEVELS.map((level) => (
          <option key={level}>{level}</option>
        ))}
      </FormSelect>
      {foods.length === 0 && <p>No food stands in the diary twice yet.</p>}
      {foods.map(({ food, times, windows }) => (
        <div key={food} className="border-t border-line py-2">
          <h3 className="text-[1.25rem] wrap-anywhere">
            <bdi>{food}</bdi>
          </h3>
          <p className="text-caption text-ink-soft">
            Noted {times} times. Of the entries on your gut, rough:
          </p>
          <dl>
            {namesOf(WINDOWS).map((name) => (
              <Fragment key={name}>
                <Leader name={WINDOWS[name].name} value={sayTally(windows[name].after)} />
                <Leader
                  name="all other entries"
                  value={sayTally(windows[name].others)}
                  className="text-ink-soft"
                />
              </Fragment>
            ))}
          </dl>
        </div>
      ))}
      <div className="grid gap-2 text-caption leading-normal text-ink-soft">
        <p>
          Counts, not causes. Few entries say little: 3 of 7 can be chance. A bad night has many parents. Show
          it to somebody who knows your case before you cross a food off.
        </p>
        <p>
          Why these hours? A study of diaries saw signs 1 to 2 hours after coffee, and 4 to 72 hours after
          alcohol (Clevers 2024). Most of its people had IBS.
        </p>
      </div>
    </section>
  )
}

export const sayTally = ({ rough, all }: Tally) => (all === 0 ? 'no entry' : `${rough} of ${all}`)
