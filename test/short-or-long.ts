/** What a test takes in `npm test`, and what in its long form, which `npm run faults` runs. Both fail for the same faults. */
export function shortOrLong<Value>(short: Value, long: Value): Value {
  return process.env.TESTS === 'long' ? long : short
}
