/**
 * Why nothing was fetched. `again`: another attempt, some minutes later, may succeed. `status`: what the other site
 * answered.
 */
export type Refusal = { ok: false; reason: Reason; message: string; again: boolean; status?: number }

type Reason = keyof typeof MESSAGES | 'status'

const MESSAGES = {
  'bad-address': 'This is not the address of something on another site.',
  private: 'The address leads into a private network or to an unusual port. This site does not ask there.',
  'unknown-host': 'No site has this name.',
  'wrong-name': 'The other site has no certificate for its name.',
  unreachable: 'The other site does not answer.',
  slow: 'The other site answers too slowly.',
  'too-many-redirects': 'The other site leads on and on, from one address to the next.',
  'broken-off': 'The other site broke off in the middle.',
  'too-large': 'The file is larger than 20 MB.',
  'not-a-picture': 'There is no picture at this address.',
  compressed: 'The other site packs the file in a way that was not asked for.',
}

/** What passes by itself: a site that is down, or busy. */
const PASSING: readonly Reason[] = ['unknown-host', 'unreachable', 'slow', 'broken-off']

export const refuse = (reason: keyof typeof MESSAGES): Refusal => ({
  ok: false,
  reason,
  message: MESSAGES[reason],
  again: PASSING.includes(reason),
})

const NOT_THERE = [404, 410]
const NOT_ALLOWED = [401, 402, 403, 451]
const TOO_MANY = 429
const FAULT = 500

/** An answer with a status that brings nothing. */
export function refuseStatus(status: number): Refusal {
  const said = NOT_THERE.includes(status)
    ? 'The other site answers “not found”.'
    : NOT_ALLOWED.includes(status)
      ? 'The other site does not give it to us.'
      : 'The other site answers with an error.'
  const message = `${said} (${status})`
  return { ok: false, reason: 'status', message, again: status === TOO_MANY || status >= FAULT, status }
}
