import type { Measure, Quantity, Span } from '../ingredient/ingredient-line.ts'

export type TemperatureUnit = 'celsius' | 'fahrenheit' | 'gas'

/** What has the temperature: an oven, or what a thermometer stands in. A difference is no temperature: "20 °C lower". */
export type Heat = 'oven' | 'probe' | 'difference'

/** A number of a step, or a range, with what it says. Every span is of the untouched text. */
export type StepMark = Span &
  (
    | {
        /** How much of lines of the list goes in here: it follows the servings. */
        kind: 'amount'
        measure: Measure
        /** Indices of the lines that it is a part of, or all of. */
        lines: number[]
      }
    | { kind: 'timer'; seconds: Quantity }
    | {
        kind: 'temperature'
        quantity: Quantity
        number: Span
        /** Missing: the text does not say, and nothing else does. */
        unit?: TemperatureUnit
        unitSpan?: Span
        /** Of an oven with a fan: it stays as written in any units. */
        isFan?: true
        heat?: Heat
      }
    | {
        kind: 'size'
        /** Side by side: "9 x 5 inch". */
        measures: Measure[]
      }
    /** A time that no timer is set for, a part of what is there, what is made, and anything else: they never change. */
    | { kind: 'time' | 'share' | 'count' | 'other' }
  )
