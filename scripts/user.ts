import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { MIN_PASSWORD_LENGTH } from '#domain/password.ts'
import { hashPassword } from '#server/auth/password.ts'
import { passwordProblem } from '#server/auth/password-rules.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/data/database.ts'
import { deletePasskeys } from '#server/data/people/passkeys.ts'
import { deleteSecondFactor } from '#server/data/people/second-factors.ts'
import {
  deleteUser,
  findCredentials,
  insertUser,
  isEmailTaken,
  listUsers,
  updatePassword,
} from '#server/data/people/users.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `npm run user -- add EMAIL [--admin]   make an account; the password is read from standard input
npm run user -- list                  show all accounts
npm run user -- password EMAIL        set a new password, read from standard input; ends the account's sessions
                --reset-factors       with it: forget the second factor, the recovery codes and the passkeys, too
npm run user -- remove EMAIL          take an account away; its posts stay`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    admin: { type: 'boolean', default: false },
    'reset-factors': { type: 'boolean', default: false },
  },
})
const [command = '', email = ''] = positionals

await withDatabase(async (db) => {
  process.exitCode = (await run(db)) ? 0 : 1
})

/** Carries the command out; false when it could not be. */
async function run(db: Database): Promise<boolean> {
  if (command === 'list') {
    for (const user of await listUsers(db)) console.log(`${user.email}\t${user.role ?? 'reader'}`)
    return true
  }
  if (!['add', 'password', 'remove'].includes(command)) return refuse(USAGE)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(`${command} needs an e-mail address.\n${USAGE}`)
  if (command === 'add') return add(db)
  const account = await findCredentials(db, email)
  if (!account) return refuse(`There is no account ${email}.`)
  if (command === 'remove') return (await deleteUser(db, email)) && say(`${email} has been removed.`)
  return replacePassword(db, account.id)
}

async function replacePassword(db: Database, user_id: string) {
  const password = await readPassword()
  if (!password) return false
  await updatePassword(db, email, await hashPassword(password))
  if (!values['reset-factors']) return say(`${email} has a new password and is signed out everywhere.`)
  await deleteSecondFactor(db, user_id)
  await deletePasskeys(db, user_id)
  return say(`${email} has a new password, no second factor and no passkeys, and is signed out everywhere.`)
}

async function add(db: Database) {
  if (await isEmailTaken(db, email)) return refuse(`${email} has an account already.`)
  const password = await readPassword()
  if (!password) return false
  await insertUser(
    db,
    { email, password_hash: await hashPassword(password), role: values.admin ? 'administrator' : null },
    new Date(),
  )
  return say(`${email} can sign in${values.admin ? ' and is an administrator' : ''}.`)
}

async function readPassword(): Promise<string | undefined> {
  process.stderr.write(`Password for ${email}, ${MIN_PASSWORD_LENGTH} characters or more: `)
  const password = await readLine()
  const { siteName } = readConfig(process.env)
  const problem = passwordProblem(password, { email, siteName })
  if (problem === undefined) return password
  refuse(problem)
  return undefined
}

/** One line of standard input. On a terminal nothing of it is shown. */
async function readLine(): Promise<string> {
  const terminal = process.stdin.isTTY
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const input = createInterface({ input: process.stdin, output: nowhere, terminal })
  const line = await input.question('')
  input.close()
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
