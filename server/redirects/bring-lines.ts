import type { OpenRedirects } from '#domain/addresses/redirects.ts'
import type { Checked, LeftOut } from './check-lines.ts'

/** What a file would do, or did. `example` is one address that would lead elsewhere than now. */
export type Brought = {
  added: number
  changed: number
  same: number
  kept: number
  example?: { path: string; now: string | null; then: string | null }
  leftOut: LeftOut[]
}

/**
 * Brings the lines in, in their order; a line that leads to another old address of the file waits for it. `keepsMine`
 * leaves addresses alone that lead elsewhere already.
 */
export function bringLines(
  redirects: OpenRedirects,
  lines: Checked[],
  { keepsMine }: { keepsMine: boolean },
): Brought {
  const brought: Brought = { added: 0, changed: 0, same: 0, kept: 0, leftOut: [] }
  const said = new Map<string, number>()
  const waiting = new Map<string, Checked[]>()
  const next = [...lines]
  // Those that waited are added behind while it goes on.
  for (const it of next) {
    const { line, path, to, isThere } = it
    const earlier = said.get(path)
    if (earlier !== undefined && earlier !== line) {
      leaveOut(it, `Line ${earlier} of this file says already where it leads.`)
      continue
    }
    said.set(path, line)
    if (to !== null && !isThere && to !== path && redirects.get(to) === undefined) {
      const others = waiting.get(to)
      if (others) others.push(it)
      else waiting.set(to, [it])
      continue
    }
    bring(it)
    next.push(...(waiting.get(path) ?? []))
    waiting.delete(path)
  }
  const left = [...waiting.values()].flat()
  const leads = new Map(left.map(({ path, to }) => [path, to]))
  for (const it of left)
    leaveOut(
      it,
      goesRound(it, leads)
        ? `Lines of this file lead back to ${it.path}. ${ROUND}`
        : `There is no page at ${it.to} on this site.`,
    )
  brought.leftOut.sort((a, b) => a.line - b.line)
  return brought

  function bring(it: Checked) {
    const before = redirects.get(it.path)
    const end = redirects.endOf(it.to)
    if (before === end) brought.same++
    else if (before !== undefined && keepsMine && end !== it.path) brought.kept++
    else if (!redirects.lead(it.path, it.to))
      leaveOut(it, `${it.to} already leads back to ${it.path}. ${ROUND}`)
    else if (before === undefined) brought.added++
    else {
      brought.changed++
      brought.example ??= { path: it.path, now: before, then: end }
    }
  }

  function leaveOut({ line, path, to }: Checked, says: string) {
    brought.leftOut.push({ line, what: to === null ? path : `${path} → ${to}`, says })
  }
}

const ROUND = 'Readers would go round for ever.'
/** Steps after which nobody looks further. */
const FAR = 100

/** Whether lines that wait for each other lead back to this one. */
function goesRound({ path, to }: Checked, leads: Map<string, string | null>): boolean {
  let at = to
  for (let step = 0; step < FAR && typeof at === 'string'; step++) {
    if (at === path) return true
    at = leads.get(at) ?? null
  }
  return false
}
