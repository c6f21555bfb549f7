/** Chooses, types and opens in one drawing of some fields what somebody has chosen, typed and opened in another. */
export function carryOver(from: Element, to: Element): void {
  const before = new Map(partsOf(from))
  for (const [name, part] of partsOf(to)) {
    const same = before.get(name)
    if (part instanceof HTMLDetailsElement && same instanceof HTMLDetailsElement) part.open = same.open
    if (part instanceof HTMLSelectElement && same instanceof HTMLSelectElement) part.value = same.value
    if (!(part instanceof HTMLInputElement && same instanceof HTMLInputElement)) continue
    if (part.type === 'text') part.value = same.value
    else part.checked = same.checked
  }
}

const partsOf = (root: Element) =>
  [...root.querySelectorAll('details, select, input')].map((part) => [nameOf(part), part] as const)

function nameOf(part: Element): string {
  if (part instanceof HTMLInputElement)
    return `${part.name} ${part.type} ${part.type === 'text' ? '' : part.value}`
  return part instanceof HTMLSelectElement ? part.name : (part.querySelector('span')?.textContent ?? '')
}
