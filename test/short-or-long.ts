/**
 * What a test takes in its short form, which `npm test` runs, or in its long form, which `npm run faults` runs. Both fail
 * for the same faults.
 */
export function shortOrLong<Value>(short: Value, long: Value): Value {
  return process.env.TESTS === 'long' ? long : short
}
