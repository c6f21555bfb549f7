/** Asks the site as an administrator. It throws when no answer comes. */
export type Ask = (
  path: string,
  init?: { method?: string; body?: BodyInit; headers?: Record<string, string> },
) => Promise<Response>

/** What somebody does at a site until it is killed, and what must be so afterwards. Findings are sentences. */
export type Activity = {
  /** Does it again and again, until no answer comes any more. */
  run: (ask: Ask) => Promise<never>
  /** While no process runs: whether something was cut short, and what of it is neither as before nor done. */
  lookAfterKill: () => Promise<{ wasCut: boolean; halves: string[] }>
  /** Once a process runs again: what was answered and is lost, and what readers see that is not so. */
  findLosses: (ask: Ask) => Promise<string[]>
}

/** The answer, where it has one of these statuses. */
export async function expectStatus(answer: Promise<Response>, ...statuses: number[]): Promise<Response> {
  const response = await answer
  if (statuses.includes(response.status)) return response
  throw new Error(`${new URL(response.url).pathname} was answered with ${response.status}`)
}

/** The body of a page, where it is shown; undefined where it is not. */
export async function readShown(ask: Ask, path: string): Promise<string | undefined> {
  const answer = await ask(path)
  const text = await answer.text()
  return answer.status === 200 ? text : undefined
}
