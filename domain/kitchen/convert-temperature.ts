import type { System, TemperatureUnit } from './figure.ts'

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
/** Below the boiling point of water each degree counts: of meat, of milk, of yeast. */
const BOILING = { celsius: 100, fahrenheit: 212 }

/** The unit that a system gives temperatures in. */
export const temperatureUnit = (system: System): TemperatureUnit =>
  system === 'us' ? 'fahrenheit' : 'celsius'

/**
 * A temperature in the unit of a system: what cookery books print for it, or else rounded to five degrees, below the
 * boiling point of water to one. Undefined for a gas mark that no oven has.
 */
export function convertTemperature(value: number, unit: TemperatureUnit, system: System): number | undefined {
  if (unit === temperatureUnit(system)) return value
  const marked = OVEN.find(
    ([fahrenheit, celsius, gas]) =>
      value === (unit === 'fahrenheit' ? fahrenheit : unit === 'celsius' ? celsius : gas),
  )
  if (marked) return system === 'us' ? marked[0] : marked[1]
  if (unit === 'gas') return undefined
  return unit === 'celsius'
    ? roundDegrees(value * 1.8 + 32, BOILING.fahrenheit, 1)
    : roundDegrees((value - 32) / 1.8, BOILING.celsius, 0)
}

/** `slack`: how far a multiple of five may be where each degree counts. */
function roundDegrees(value: number, boiling: number, slack: number): number {
  const five = Math.round(value / 5) * 5
  return value > boiling || Math.abs(five - value) <= slack ? five : Math.round(value)
}
