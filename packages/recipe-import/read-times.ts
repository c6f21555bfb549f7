import { toMinutes } from 'recipe-basics/text/duration'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { TIME_KEYS, TIMES_KEYS } from './keys.ts'
import { property, textWithUnit, type PublishedObject } from './published-object.ts'
import type { Report } from './report.ts'

/** Among times that stand together. */
const SHORT_TIME_KEYS = {
  prep_time_minutes: ['prep', 'preparation'],
  cook_time_minutes: ['cook', 'cooking'],
  total_time_minutes: ['total'],
}

type Times = {
  prep_time_minutes: number | null
  cook_time_minutes: number | null
  total_time_minutes: number | null
}

/** The three times in whole minutes. A total that is missing is added up; one that is too short is pointed out. */
export function readTimes(recipe: PublishedObject, report: Report): Times {
  const together = recipe.read(...TIMES_KEYS)
  const prep = readTime(recipe, together, 'prep_time_minutes', report)
  const cook = readTime(recipe, together, 'cook_time_minutes', report)
  const total = readTime(recipe, together, 'total_time_minutes', report)
  const parts = (prep ?? 0) + (cook ?? 0)
  if (total === null && prep !== null && cook !== null) {
    report.note('total_time_minutes', 'guessed', 'Added up from preparation and cooking.')
  } else if (total !== null && total < parts) {
    const reason = `The total is shorter than preparation and cooking together (${formatMinutes(parts)}): please check.`
    report.note('total_time_minutes', 'guessed', reason)
  }
  return {
    prep_time_minutes: prep,
    cook_time_minutes: cook,
    total_time_minutes: total ?? (prep !== null && cook !== null ? parts : null),
  }
}

function readTime(
  recipe: PublishedObject,
  together: unknown,
  field: keyof Times,
  report: Report,
): number | null {
  const keys = TIME_KEYS[field]
  const published = [
    ...keys.map((key) => recipe.read(key)),
    property(together, ...keys, ...SHORT_TIME_KEYS[field]),
  ].find((value) => value !== undefined && value !== null && value !== '')
  const text = textWithUnit(published, 'maxValue', 'minValue')
  if (text === undefined || text.trim() === '') return null
  const minutes = toMinutes(text)
  if (minutes === undefined) {
    const isZero = !/[1-9]/.test(text) && (text.includes('0') || /^P[T\dYMWDHS]*$/i.test(text.trim()))
    const reason = isZero ? 'Zero means that no time was set.' : 'The time could not be read.'
    report.note(field, 'dropped', reason, published)
    return null
  }
  report.note(
    field,
    /^P/i.test(text.trim()) ? 'kept' : 'changed',
    `Read as ${formatMinutes(minutes)}.`,
    published,
  )
  return minutes
}
