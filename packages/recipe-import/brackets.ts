/**
 * A line without the brackets that software doubled: "((chopped))" is "(chopped)", and of a run without partners one
 * stays. Brackets inside brackets are kept: "(melted (see note 4))".
 */
export function withoutDoubledBrackets(line: string): string {
  if (!line.includes('((') && !line.includes('))')) return line
  const partners = pairBrackets(line)
  const spare = new Set<number>()
  for (const { 0: bracket, index } of line.matchAll(/\((?=\()|(?<=\))\)/g)) {
    const partner = partners.get(index)
    if (partner === undefined) spare.add(index)
    else if (bracket === '(' && partners.get(index + 1) === partner - 1) spare.add(index).add(partner)
  }
  return line.replace(/[()]/g, (bracket, index: number) => (spare.has(index) ? '' : bracket))
}

/** The place of each bracket's partner; those without one are absent. */
function pairBrackets(line: string): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (const { 0: bracket, index } of line.matchAll(/[()]/g)) {
    if (bracket === '(') open.push(index)
    const start = bracket === ')' ? open.pop() : undefined
    if (start !== undefined) partners.set(start, index).set(index, start)
  }
  return partners
}
