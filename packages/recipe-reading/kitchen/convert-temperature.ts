import type { Heat } from '../step/step-mark.ts'
import type { System, TemperatureUnit } from './figure.ts'
import { toStep } from './kitchen-number.ts'

/** What ovens are marked with: °F, the °C that cookery books print for it, and the gas mark. */
const OVEN: readonly (readonly [fahrenheit: number, celsius: number, gas?: number])[] = [
  [200, 95],
  [225, 110, 0.25],
  [250, 120, 0.5],
  [275, 140, 1],
  [300, 150, 2],
  [325, 160, 3],
  [340, 170],
  [350, 180, 4],
  [375, 190, 5],
  [400, 200, 6],
  [425, 220, 7],
  [450, 230, 8],
  [475, 240, 9],
  [500, 260],
]
/** Below this each degree counts: of meat, of milk, of yeast, and of sugar that boils. */
const EXACT = { celsius: 130, fahrenheit: 266 }
/** Of an oven each degree counts only below the boiling point of water. */
const BOILING = { celsius: 100, fahrenheit: 212 }
/** The hottest that a thermometer in sugar shows to the degree: where it cracks. */
const CRACKS = { celsius: 150, fahrenheit: 302 }
/** The steps that the dials of ovens have in °F. */
const DIAL = 25

/** The unit that a system gives temperatures in. */
export const temperatureUnit = (system: System): 'celsius' | 'fahrenheit' =>
  system === 'us' ? 'fahrenheit' : 'celsius'

/**
 * A temperature in the unit of a system: what cookery books print for it, or else rounded as ovens are marked, and to one
 * degree for meat and sugar. Undefined for a gas mark that no oven has.
 */
export function convertTemperature(
  value: number,
  unit: TemperatureUnit,
  system: System,
  heat?: Heat,
): number | undefined {
  const target = temperatureUnit(system)
  if (unit === target) return value
  if (heat === 'difference') return convertDifference(value, unit)
  const marked = OVEN.find(
    ([fahrenheit, celsius, gas]) =>
      value === (unit === 'fahrenheit' ? fahrenheit : unit === 'celsius' ? celsius : gas),
  )
  const isProbe = heat === 'probe' && unit !== 'gas' && value <= CRACKS[unit]
  if (marked && !isProbe) return system === 'us' ? marked[0] : marked[1]
  if (unit === 'gas') return undefined
  const exact = unit === 'celsius' ? value * 1.8 + 32 : (value - 32) / 1.8
  if (isProbe || exact <= (heat === 'oven' ? BOILING : EXACT)[target])
    return toDegree(exact, unit === 'celsius' ? 1 : 0)
  return toStep(exact, unit === 'celsius' ? DIAL : 5)
}

/** `slack`: how far a multiple of five may be. */
function toDegree(value: number, slack: number): number {
  const five = toStep(value, 5)
  return Math.abs(five - value) <= slack ? five : Math.round(value)
}

/** By how much an oven gets hotter or cooler: 20 °C are 35 °F. */
function convertDifference(value: number, unit: TemperatureUnit): number | undefined {
  if (unit === 'gas') return undefined
  const difference = unit === 'celsius' ? value * 1.8 : value / 1.8
  return difference < 8 ? Math.round(difference) : toStep(difference, 5)
}
