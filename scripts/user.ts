import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  hashPassword,
  isPasswordLength,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordLength,
} from '#server/auth/password.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase, type Database } from '#server/data/database.ts'
import { migrate } from '#server/data/migrate.ts'
import { deleteUser, insertUser, isEmailTaken, listUsers, updatePassword } from '#server/data/users.ts'

const USAGE = `npm run user -- add EMAIL [--admin]   make an account; the password is read from standard input
npm run user -- list                  show all accounts
npm run user -- password EMAIL        set a new password, read from standard input; ends the account's sessions
npm run user -- remove EMAIL          take an account away; its posts stay`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { admin: { type: 'boolean', default: false } },
})
const [command = '', email = ''] = positionals

const db = openDatabase(readConfig(process.env).databaseUrl)
try {
  await migrate(db)
  process.exitCode = (await run(db)) ? 0 : 1
} finally {
  await db.destroy()
}

/** Carries the command out; false when it could not be. */
async function run(db: Database): Promise<boolean> {
  if (command === 'list') {
    for (const user of await listUsers(db))
      console.log(`${user.email}\t${user.is_admin ? 'administrator' : 'reader'}`)
    return true
  }
  if (!['add', 'password', 'remove'].includes(command)) return refuse(USAGE)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return refuse(`${command} needs an e-mail address.\n${USAGE}`)
  if (command === 'add') return add(db)
  if (!(await isEmailTaken(db, email))) return refuse(`There is no account ${email}.`)
  if (command === 'remove') return (await deleteUser(db, email)) && say(`${email} is removed.`)
  const password = await readPassword()
  if (!password) return false
  await updatePassword(db, email, await hashPassword(password))
  return say(`${email} has a new password and is signed out everywhere.`)
}

async function add(db: Database) {
  if (await isEmailTaken(db, email)) return refuse(`${email} has an account already.`)
  const password = await readPassword()
  if (!password) return false
  await insertUser(
    db,
    { email, password_hash: await hashPassword(password), is_admin: values.admin },
    new Date(),
  )
  return say(`${email} can sign in${values.admin ? ' and is an administrator' : ''}.`)
}

async function readPassword(): Promise<string | undefined> {
  const input = createInterface({ input: process.stdin, output: process.stderr })
  const password = await input.question(`Password for ${email}, ${MIN_PASSWORD_LENGTH} characters or more: `)
  input.close()
  const length = passwordLength(password)
  if (isPasswordLength(length)) return password
  refuse(
    `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters; this one has ${length}.`,
  )
  return undefined
}

function say(message: string) {
  console.log(message)
  return true
}

function refuse(message: string) {
  console.error(message)
  return false
}
