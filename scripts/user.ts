import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { toEmailAddress } from '#domain/people/email-address.ts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { MIN_PASSWORD_LENGTH } from '#domain/people/password.ts'
import { RoleForm } from '#domain/people/people-schema.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database/database.ts'
import { recordAccountEvent } from '#server/data/people/account-events.ts'
import { deletePasskeysBut, listPasskeys } from '#server/data/people/passkeys.ts'
import { deleteSecondFactor } from '#server/data/people/second-factors.ts'
import {
  type AccountChange,
  findCredentials,
  insertUser,
  isEmailTaken,
  listUsers,
  removePerson,
  updatePassword,
  updateRole,
} from '#server/data/people/users.ts'
import { readCommandLine } from './command-line.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `npm run user -- add EMAIL             make an account without a role; the password is read from standard input
                --editor, --admin     make it an editor’s or an administrator’s
npm run user -- list                  show all accounts with their roles and names
npm run user -- role EMAIL ROLE       give an account a role: administrator, editor or none
npm run user -- password EMAIL        set a new password, read from standard input; ends the account's sessions, and forgets its passkeys
                --keep-passkeys       with it: leave the passkeys
                --reset-factors       with it: forget the second factor and the recovery codes, too
npm run user -- remove EMAIL          take an account away; its posts stay`

const IS = { administrator: 'is an administrator', editor: 'is an editor', none: 'has no role' }

const { positionals, values } = readCommandLine(
  {
    allowPositionals: true,
    options: {
      admin: { type: 'boolean', default: false },
      editor: { type: 'boolean', default: false },
      'keep-passkeys': { type: 'boolean', default: false },
      'reset-factors': { type: 'boolean', default: false },
    },
  },
  USAGE,
)
const [command = '', typedEmail = '', role = ''] = positionals
const email = toEmailAddress(typedEmail)

// Whoever only asks how it is used gets no database.
const problem = problemOfCommand()
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}

await withDatabase(
  async (db) => {
    process.exitCode = (await run(db)) ? 0 : 1
  },
  // The first account may come before the first start; any other command is about accounts that are there.
  { mustExist: command !== 'add' },
)

/** What is wrong with the parameters, whatever the database holds. */
function problemOfCommand(): string | undefined {
  if (command === 'list') return undefined
  if (!['add', 'role', 'password', 'remove'].includes(command)) return USAGE
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return `${command} needs an e-mail address.\n${USAGE}`
  return values.admin && values.editor ? 'An account has one role: --admin or --editor.' : undefined
}

/** Carries the command out; false when it could not be. */
async function run(db: Database): Promise<boolean> {
  if (command === 'list') {
    for (const { email, role, name } of await listUsers(db))
      console.log(`${email}\t${role ?? 'no role'}\t${name ?? ''}`.trimEnd())
    return true
  }
  if (command === 'add') return add(db)
  const account = await findCredentials(db, email)
  if (!account) return refuse(`There is no account ${email}.`)
  if (command === 'role') return changeRole(db, account.id)
  if (command === 'remove') return remove(db, account.id)
  return replacePassword(db, account.id)
}

async function changeRole(db: Database, user_id: string) {
  const parsed = RoleForm.safeParse({ id: user_id, role })
  if (!parsed.success) return refuse(`role needs administrator, editor or none after the address.\n${USAGE}`)
  const changed = await updateRole(db, user_id, parsed.data.role)
  const detail = parsed.data.role ?? 'none'
  if (changed === 'done')
    await recordAccountEvent(db, { kind: 'role', account_id: user_id, detail }, new Date())
  return report(changed, `${email} ${IS[parsed.data.role ?? 'none']}.`)
}

async function remove(db: Database, account_id: string) {
  const changed = await removePerson(db, account_id)
  if (changed === 'done') await recordAccountEvent(db, { kind: 'removed', account_id }, new Date())
  return report(changed, `${email} has been removed.`)
}

/** Says what became of a change of an account. */
function report(changed: AccountChange, done: string) {
  if (changed === 'done') return say(done)
  if (changed === 'missing') return refuse(`There is no account ${email}.`)
  return refuse(
    `${email} is the last administrator, so nothing was changed. Make somebody else one first: npm run user -- role EMAIL administrator`,
  )
}

async function replacePassword(db: Database, user_id: string) {
  const password = await readPassword()
  if (!password) return false
  const passkeys = await listPasskeys(db, user_id)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (db) => {
    await updatePassword(db, email, password_hash)
    if (!values['keep-passkeys']) await deletePasskeysBut(db, user_id, [])
    if (values['reset-factors']) await deleteSecondFactor(db, user_id)
    await recordAccountEvent(db, { kind: 'reset', account_id: user_id }, new Date())
  })
  const names = passkeys.map(({ name }) => `“${name}”`).join(', ')
  if (names) say(`Passkeys ${values['keep-passkeys'] ? 'left' : 'removed'}: ${names}`)
  const gone = [
    ...(values['reset-factors'] ? ['no second factor'] : []),
    ...(values['keep-passkeys'] ? [] : ['no passkeys']),
  ]
  return say(`${email} has ${listInWords(['a new password', ...gone])}, and is signed out everywhere.`)
}

async function add(db: Database) {
  if (await isEmailTaken(db, email)) return refuse(`${email} has an account already.`)
  const role = values.admin ? 'administrator' : values.editor ? 'editor' : null
  const password = await readPassword()
  if (!password) return false
  const account_id = await insertUser(
    db,
    { email, password_hash: await hashPassword(password), role },
    new Date(),
  )
  await recordAccountEvent(db, { kind: 'joined', account_id, detail: role ?? 'none' }, new Date())
  return say(`${email} can sign in and ${IS[role ?? 'none']}.`)
}

async function readPassword(): Promise<string | undefined> {
  process.stderr.write(`Password for ${email}, ${MIN_PASSWORD_LENGTH} characters or more: `)
  const password = await readLine()
  const { siteName } = readConfig(process.env)
  const problem = await passwordProblem(password, { email, siteName })
  if (problem === undefined) return password
  refuse(problem)
  return undefined
}

/** One line of standard input. On a terminal nothing of it is shown. */
async function readLine(): Promise<string> {
  const terminal = process.stdin.isTTY
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal })
  let line = ''
  // The last line of a pipe may lack its end, and there may be none at all.
  for await (line of input) break
  if (terminal) process.stderr.write('\n')
  return line
}

function say(message: string) {
  console.log(message)
  return true
}

function refuse(message: string) {
  console.error(message)
  return false
}
