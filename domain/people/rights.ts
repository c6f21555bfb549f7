import type { Status } from '../publishing/status.ts'

/** What an account may be given. One without a role reads what visitors read (spec.md section 6). */
export const ROLES = ['administrator', 'editor'] as const
export type Role = (typeof ROLES)[number]

/** The columns of the matrix: nobody signed in, an account without a role, and the roles. */
export const COLUMNS = ['visitor', 'no role', 'editor', 'administrator'] as const
type Column = (typeof COLUMNS)[number]

const EVERYBODY: readonly Column[] = COLUMNS
const STAFF: readonly Column[] = ROLES
const ADMINISTRATORS: readonly Column[] = ['administrator']

/** The matrix of rights: what may be done, and by whom. docs/rights.md repeats it, and every guard asks it. */
export const RIGHTS = {
  read: {
    says: 'Read what is public, also through the API',
    who: EVERYBODY,
  },
  'come-in': {
    says: 'Sign in, sign out, use an invitation or a reset link',
    who: EVERYBODY,
  },
  'see-drafts': {
    says: 'Enter the admin area; read drafts, scheduled things and versions; see at once what others change',
    who: STAFF,
  },
  'write-drafts': {
    says: 'Write, import (with their photographs), change, restore and delete drafts',
    who: STAFF,
  },
  'add-pictures': {
    says: 'Upload pictures; describe those that nothing public or scheduled shows, and move their points',
    who: STAFF,
  },
  'keep-account': {
    says: 'Change their own name, password, second factor, passkeys and sessions',
    who: STAFF,
  },
  publish: {
    says: 'Publish and schedule; change, restore and delete what is public or scheduled; empty the trash',
    who: ADMINISTRATORS,
  },
  'decide-labels': {
    says: 'Decide about labels, confirm texture, low-energy facts and versions for a spell, on drafts too; say what words of ingredient lines mean',
    who: ADMINISTRATORS,
  },
  'keep-media': {
    says: 'Delete and restore pictures; describe all of them, and move their points; bring those of other sites here',
    who: ADMINISTRATORS,
  },
  'change-settings': {
    says: 'Change the settings, and where old addresses lead; have links to shops checked',
    who: ADMINISTRATORS,
  },
  'keep-backups': {
    says: 'Make, download and restore backups; see how the site does',
    who: ADMINISTRATORS,
  },
  'manage-people': {
    says: 'Invite people, make reset links, change roles, remove accounts',
    who: ADMINISTRATORS,
  },
} satisfies Record<string, { says: string; who: readonly Column[] }>

export type Right = keyof typeof RIGHTS

/** Whether somebody has a right. Undefined is a visitor. */
export function may(user: { role: Role | null } | undefined, right: Right): boolean {
  return RIGHTS[right].who.includes(user ? (user.role ?? 'no role') : 'visitor')
}

/** The right that it takes to store, change or delete a thing of this status. A scheduled thing is published. */
export const rightToWrite = (status: Status): Right => (status === 'draft' ? 'write-drafts' : 'publish')
