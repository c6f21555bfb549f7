import { parseRecord, toRecord } from 'recipe-basics/text/json-text'

// A running timer is the moment at which it ends, so a reload and a sleeping phone cost it nothing. Moments are milliseconds since 1970.

export type Timer = {
  id: string
  /** The dish that it runs for. */
  slug: string
  /** From 1; null for one that no step asks for. */
  step: number | null
  /** What it is called: the food that it waits for, or its step. */
  name: string
  /** Seconds, to draw how much is left. */
  total: number
  end: number
  /** Seconds that were left when it was held; null while it runs. */
  left: number | null
}

/** What rang so long ago was forgotten by its cook. */
const FORGOTTEN_MS = 12 * 3_600_000
const MOST = 12
/** What is given to a timer that rings. */
export const MORE_SECONDS = 120

/** Seconds until it ends; fewer than none once it rings. */
export const secondsLeft = ({ left, end }: Timer, now: number): number =>
  left ?? Math.ceil((end - now) / 1_000)

/** Whether a timer rings. */
export const isOver = (timer: Timer, now: number): boolean => timer.left === null && timer.end <= now

/** The timers that ring, the first that ended first. */
export const listRinging = (timers: readonly Timer[], now: number): Timer[] =>
  timers.filter((timer) => isOver(timer, now)).sort((one, other) => one.end - other.end)

/** The timers and one more that runs from now; one of the same id begins anew. */
export function startTimer(
  timers: readonly Timer[],
  timer: Pick<Timer, 'id' | 'slug' | 'step' | 'name'>,
  seconds: number,
  now: number,
): Timer[] {
  const others = timers.filter(({ id }) => id !== timer.id)
  return [...others, { ...timer, total: seconds, end: now + seconds * 1_000, left: null }].slice(-MOST)
}

/** The timers with more time for one of them: from now, where it rings. */
export const addTime = (timers: readonly Timer[], id: string, seconds: number, now: number): Timer[] =>
  change(timers, id, (timer) => {
    const more =
      timer.left === null
        ? { ...timer, end: Math.max(timer.end, now) + seconds * 1_000 }
        : { ...timer, left: timer.left + seconds }
    return { ...more, total: Math.max(timer.total, secondsLeft(more, now)) }
  })

/** The timers with one of them held, or going on. */
export const holdTimer = (timers: readonly Timer[], id: string, now: number): Timer[] =>
  change(timers, id, (timer) =>
    timer.left === null
      ? { ...timer, left: Math.max(0, secondsLeft(timer, now)) }
      : { ...timer, end: now + timer.left * 1_000, left: null },
  )

export const stopTimer = (timers: readonly Timer[], id: string): Timer[] =>
  timers.filter((timer) => timer.id !== id)

const change = (timers: readonly Timer[], id: string, to: (timer: Timer) => Timer) =>
  timers.map((timer) => (timer.id === id ? to(timer) : timer))

export const writeTimers = (timers: readonly Timer[]): string | null =>
  timers.length > 0 ? JSON.stringify({ version: 1, timers }) : null

/** What a browser has stored, without what was forgotten. What cannot be read is no timer. */
export function readTimers(text: string | null, now: number): Timer[] {
  const { timers } = parseRecord(text)
  return (Array.isArray(timers) ? timers : [])
    .flatMap((stored) => readTimer(toRecord(stored)) ?? [])
    .filter(({ left, end }) => left !== null || now - end < FORGOTTEN_MS)
    .slice(-MOST)
}

function readTimer({ id, slug, step, name, total, end, left }: Record<string, unknown>): Timer | undefined {
  if (typeof id !== 'string' || typeof slug !== 'string' || typeof name !== 'string') return undefined
  if (!isMoment(total) || !isMoment(end)) return undefined
  return {
    ...{ id, slug, name, total, end },
    step: isMoment(step) ? step : null,
    left: isMoment(left) ? left : null,
  }
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** "15:12" of minutes, "1 h 20" of hours. */
export function formatClock(seconds: number): string {
  const all = Math.abs(seconds)
  const hours = Math.floor(all / 3_600)
  const minutes = Math.floor(all / 60) % 60
  return hours > 0
    ? `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`
    : `${minutes}:${String(all % 60).padStart(2, '0')}`
}

/** How long something has been over: "2:14 over". */
export const sayLate = (seconds: number): string =>
  seconds > -2 ? 'just now' : `${formatClock(seconds)} over`
