import type { UnitId } from '../ingredient/units.ts'
import type { System } from './figure.ts'
import { HALVES, nearest, QUARTERS, WHOLE } from './kitchen-number.ts'

const LITRES: Readonly<Record<string, number>> = { l: 1, dl: 0.1, cl: 0.01, ml: 0.001 }
const QUARTS: Readonly<Record<string, number>> = { quart: 1, gallon: 4 }
const LITRES_IN_QUART = 0.946
/** What holds less is no pot, but a cup or a tin. */
const SMALLEST = 0.95

/** What a pot or a dish holds, as those are sold in a system: 1.5 litres are 1½ quarts. Undefined for other units. */
export function convertCapacity(
  value: number,
  unit: UnitId | undefined,
  system: System,
): { value: number; unit: 'l' | 'quart' } | undefined {
  if (!unit) return undefined
  const quarts = QUARTS[unit]
  const litres = LITRES[unit]
  if (system === 'metric' && quarts) return { value: asSold(value * quarts * LITRES_IN_QUART), unit: 'l' }
  if (system !== 'us' || !litres || value * litres < SMALLEST) return undefined
  return { value: asSold((value * litres) / LITRES_IN_QUART), unit: 'quart' }
}

const asSold = (value: number) => nearest(value, value < 2 ? QUARTERS : value < 3.9 ? HALVES : WHOLE) || 0.25
