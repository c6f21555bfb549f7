/** Fractions of a whole that spoons and cups are made for. */
const SIGNS: readonly (readonly [part: number, sign: string])[] = [
  [1 / 16, '1/16'],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
]

/** A number with the fraction signs of a kitchen: 1.5 is "1½". The value has been rounded to one of the parts. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const sign = SIGNS.find(([part]) => Math.abs(value - whole - part) < 0.01)?.[1]
  return sign ? `${whole || ''}${sign}` : String(whole)
}

/** A number with as many decimals as it has been rounded to: 1.35, and "1,35" in other languages than English. */
export function decimalNumber(value: number, isForeign?: boolean): string {
  const text = String(Math.round(value * 1000) / 1000)
  return isForeign ? text.replace('.', ',') : text
}
