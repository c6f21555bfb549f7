export type Options = {
  /** Numbers of recipes, smallest first. */
  sizes: number[]
  /** How often each contender is measured, for how long, and with how many requests where they are counted. */
  rounds: number
  roundMs: number
  requests: number
  /** Another checkout of the product, built. */
  against: string | undefined
}
