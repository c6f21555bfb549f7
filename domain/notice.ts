import { isWebAddress } from 'recipe-basics/text/web-address'

/** What became of something the visitor did, said once on the page that follows. */
export type Notice = {
  kind: 'success' | 'destructive'
  title: string
  text?: string
  /** Why it failed, and what is safe. */
  reason?: string
  /** Offers to take it back: a POST to `action`, a path on this site. */
  undo?: { action: string; label: string }
}

const COOKIE = 'notice'

/** Seconds after which a notice that no page has shown is forgotten. */
const NOTICE_SECONDS = 30

/** Characters of one text; browsers drop cookies past 4 KB. */
const MAX_TEXT_LENGTH = 300

/** A notice as the value of its cookie. Long texts are cut. */
export function writeNotice({ kind, title, text, reason, undo }: Notice): string {
  return encodeURIComponent(
    JSON.stringify({ kind, title: cut(title), text: text && cut(text), reason: reason && cut(reason), undo }),
  )
}

/**
 * The cookie that carries a notice to the next page, as a header or a script sets it; an empty value takes it away.
 * Readable by scripts, because no secret is in it. Over https, browsers take it from this host alone.
 */
export function noticeCookie(value: string, { https }: { https: boolean }): string {
  const seconds = value ? NOTICE_SECONDS : 0
  return `${cookieName(https)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${https ? '; Secure' : ''}`
}

/** The notice among the cookies of a page or request, or undefined when there is none or it is not one of ours. */
export function readNotice(cookies: string, { https } = { https: true }): Notice | undefined {
  const value = new RegExp(`(?:^|; *)${cookieName(https)}=([^;]*)`).exec(cookies)?.[1]
  return value ? toNotice(value) : undefined
}

const cookieName = (https: boolean) => (https ? `__Host-${COOKIE}` : COOKIE)

function toNotice(value: string): Notice | undefined {
  const { kind, title, text, reason, undo } = parse(value)
  if ((kind !== 'success' && kind !== 'destructive') || typeof title !== 'string' || !title) return undefined
  return {
    kind,
    title,
    ...(typeof text === 'string' && { text }),
    ...(typeof reason === 'string' && { reason }),
    ...(isUndo(undo) && { undo: { action: undo.action, label: undo.label } }),
  }
}

function isUndo(value: unknown): value is { action: string; label: string } {
  if (typeof value !== 'object' || value === null) return false
  const { action, label }: Record<string, unknown> = { ...value }
  return (
    typeof action === 'string' &&
    action.startsWith('/admin/') &&
    isWebAddress(action) &&
    typeof label === 'string'
  )
}

function parse(value: string): Record<string, unknown> {
  try {
    const notice: unknown = JSON.parse(decodeURIComponent(value))
    return typeof notice === 'object' && notice !== null ? { ...notice } : {}
  } catch (error) {
    // Anyone may send any cookie.
    if (error instanceof SyntaxError || error instanceof URIError) return {}
    throw error
  }
}

const cut = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1).toWellFormed()}…` : text
