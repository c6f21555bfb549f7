import type { UnitId } from '../ingredient/units.ts'
import type { System } from './figure.ts'
import { HALVES, nearest, QUARTERS, toStep, WHOLE } from './kitchen-number.ts'

type Length = { value: number; unit: 'mm' | 'cm' | 'inch' }

const CM: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, inch: 2.54 }

/** Thicknesses and pieces: what cookery books print for so many inches. Half an inch is nobody's 1.3 cm. */
const SMALL: readonly (readonly [inches: number, length: Length])[] = [
  [1 / 16, { value: 2, unit: 'mm' }],
  [1 / 8, { value: 3, unit: 'mm' }],
  [1 / 4, { value: 5, unit: 'mm' }],
  [3 / 8, { value: 1, unit: 'cm' }],
  [1 / 2, { value: 1, unit: 'cm' }],
  [3 / 4, { value: 2, unit: 'cm' }],
  [1, { value: 2.5, unit: 'cm' }],
  [1.25, { value: 3, unit: 'cm' }],
  [1.5, { value: 4, unit: 'cm' }],
]

/** Of a millimetre no rule with inches has a mark. */
const THINNEST = 0.05

/** A length in the units of a system. Undefined when it is in them already, or is no length that cooks measure. */
export function convertLength(value: number, unit: UnitId, system: System): Length | undefined {
  if (unit === 'inch') return system === 'metric' ? toMetric(value) : undefined
  const cm = CM[unit]
  if (cm === undefined || system === 'metric') return undefined
  const inches = (value * cm) / 2.54
  return inches < THINNEST ? undefined : { value: toInches(inches), unit: 'inch' }
}

function toMetric(inches: number): Length {
  const small = SMALL.find(([size]) => Math.abs(size - inches) < 0.02)?.[1]
  const cm = inches * 2.54
  return small ?? { value: toStep(cm, cm < 8 ? 0.5 : 1) || 0.5, unit: 'cm' }
}

function toInches(inches: number): number {
  if (inches < 0.16) return inches < 0.1 ? 1 / 16 : 1 / 8
  return nearest(inches, inches < 5 ? QUARTERS : inches < 10 ? [...HALVES] : WHOLE) || 1 / 4
}
