import type { Generated } from 'kysely'
import type { Role } from '#domain/people/rights.ts'

/** Each table, column for column. */
export interface PeopleTables {
  users: {
    id: string
    email: string
    /** Null for accounts that nobody has named. */
    name: string | null
    password_hash: string
    /** The role of an account: see role.ts. */
    is_admin: 0 | 1
    is_editor: 0 | 1
    created_at: string
  }
  /** One signed-in device: the tokens that followed one another since its sign-in. It ends by being deleted. */
  session_families: {
    id: string
    user_id: string
    /** What its browser calls itself, in words. */
    device: string
    created_at: string
    last_used_at: string
    expires_at: string
  }
  /** SHA-256 of the opaque tokens of spec.md's Session; the tokens themselves are never stored. */
  session_tokens: {
    token_hash: string
    family_id: string
    kind: 'access' | 'refresh'
    created_at: string
    used_at: string | null
    expires_at: string
  }
  /** Wrong guesses in a row, by account, device or network address. */
  sign_in_limits: { key: string; failures: number; blocked_until: string; updated_at: string }
  /** What may be used once: set-up links, pending sign-ins, questions put to passkeys. `data` is JSON text. */
  one_time_tokens: {
    token_hash: string
    kind: 'set-up' | 'second-factor' | 'passkey-question'
    user_id: string | null
    data: string | null
    created_at: string
    expires_at: string
  }
  /** Links that an administrator hands over: an invitation has a role and a note, a reset link the account that it opens. */
  account_links: {
    id: string
    token_hash: string
    kind: 'invitation' | 'reset'
    role: Role | null
    note: string | null
    user_id: string | null
    made_by: string
    created_at: string
    expires_at: string
    /** Of a reset link: which passkeys stay (JSON list of ids), and whether the second factor goes. */
    kept_passkeys: Generated<string>
    drops_second_factor: Generated<0 | 1>
  }
  /** What happened to accounts: see account-events.ts. Ids lead to accounts that may be gone. */
  account_events: {
    id: string
    at: string
    kind:
      | 'new-device'
      | 'invited'
      | 'invitation-withdrawn'
      | 'joined'
      | 'role'
      | 'removed'
      | 'reset-link'
      | 'reset'
      | 'backup-downloaded'
      | 'restored'
    actor_id: string | null
    actor_name: string | null
    account_id: string | null
    account_name: string | null
    detail: string | null
  }
  /** How many sign-ins were refused on a day (UTC, 2026-03-04). */
  sign_in_refusals: { day: string; count: number }
  /** Not asked for until it is confirmed. A code counts once: `last_step` is the newest 30 seconds used. */
  totp_secrets: { user_id: string; secret: string; confirmed_at: string | null; last_step: number }
  recovery_codes: { user_id: string; code_hash: string; created_at: string }
  passkeys: {
    id: string
    user_id: string
    name: string
    /** COSE key, base64url. */
    public_key: string
    counter: number
    /** JSON list of texts. */
    transports: string
    created_at: string
    last_used_at: string | null
  }
}
