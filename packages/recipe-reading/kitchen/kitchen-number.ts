import { kitchenNumber } from 'recipe-basics/text/kitchen-number'
import type { Printed } from './measured.ts'

export const WHOLE = [0]
export const HALVES = [0, 1 / 2]
export const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4]
export const THIRDS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
export const EIGHTHS = [0, 1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]

/** The number nearest to a value whose fraction is one of `parts`. */
export function nearest(value: number, parts: readonly number[]): number {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  const part = [...parts, 1].reduce((best, next) =>
    Math.abs(next - rest) < Math.abs(best - rest) - 1e-9 ? next : best,
  )
  return whole + part
}

/** As `nearest`, but never nothing: what is too little for the smallest part is that part. */
export function nearestAbove(value: number, parts: readonly number[]): number {
  return nearest(value, parts) || parts[1] || 1
}

/** What `nearestAbove` rounds to, and how it is printed: too little for the smallest part is less than that part. */
export function printNearest(value: number, parts: readonly number[], isForeign?: boolean): Printed {
  const rounded = nearestAbove(value, parts)
  const number = kitchenNumber(rounded)
  if (parts.length === 1 || nearest(value, parts) > 0) return { number, value: rounded }
  return { number: `${isForeign ? '< ' : 'less than '}${number}`, value: rounded, isLess: true }
}

/** The multiple of a step that is nearest to a value. */
export const toStep = (value: number, step: number) => Math.round(value / step + 1e-9) * step

/** How far a rounded number is from the value, as a share of the value. */
export const errorOf = (rounded: number, value: number) => Math.abs(rounded - value) / value
