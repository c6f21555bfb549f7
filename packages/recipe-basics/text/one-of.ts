/** `value` when it is one of `list`, with the list's own type; otherwise undefined. */
export function oneOf<const Item extends string>(list: readonly Item[], value: unknown): Item | undefined {
  return list.find((item) => item === value)
}
