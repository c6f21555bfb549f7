import { hashPassword } from '../auth/password.ts'
import { passwordProblem } from '../auth/password-rules.ts'
import { offerSetUp, SET_UP_MINUTES } from '../auth/set-up.ts'
import { type Config, ConfigError } from '../config.ts'
import { letSavesIn } from '../data/backups/restoring.ts'
import { isUntouched } from '../data/changes/content-version.ts'
import type { Database } from '../data/database/database.ts'
import { giveSlugs } from '../data/equipment/give-slugs.ts'
import { migrate, needsMigration } from '../data/database/migrate.ts'
import { hasUsers, insertFirstUser } from '../data/people/users.ts'
import { withStartLock, withUpdateLock } from '../data/database/start-lock.ts'

/** Brings the database to where a site can be served from it: schema, administrator, sample content. */
export async function prepareSite(db: Database, config: Config): Promise<void> {
  await withUpdateLock(config.databaseUrl, async () => {
    await backUpBeforeMigration(db, config)
    await migrate(db)
  })
  // A restore that was killed holds nothing back. One that runs beside the start notices what is saved meanwhile.
  await letSavesIn(db)
  await giveSlugs(db)
  await ensureAdministrator(db, config, new Date())
  if (config.sampleContent && (await isUntouched(db))) {
    // Loaded only here: the importers know thousands of words that no later start needs.
    const { fillSite } = await import('./sample-content.ts')
    await fillSite(db, new Date())
  }
}

/** What the start is about to change can be brought back: see --as-it-was of `npm run restore`. */
async function backUpBeforeMigration(db: Database, config: Config): Promise<void> {
  if (!(await needsMigration(db))) return
  // Loaded only here: most starts change no table.
  const { keepBeforeMigration } = await import('../backups/before-migration.ts')
  const made = await keepBeforeMigration(db, config)
  console.log(made.ok ? `The tables change. A backup of them as they are lies at ${made.file}` : made.problem)
}

/**
 * Makes the administrator that the configuration names, while there is no account: one that was removed stays removed. Throws a
 * `ConfigError` for a password that others would try first.
 */
async function ensureAdministrator(
  db: Database,
  { administrator, siteName }: Pick<Config, 'administrator' | 'siteName'>,
  now: Date,
): Promise<void> {
  if (!administrator || (await hasUsers(db))) return
  const { email, password } = administrator
  const problem = await passwordProblem(password, { email, siteName })
  if (problem !== undefined) throw new ConfigError([`ADMIN_PASSWORD: ${problem}`])
  const password_hash = await hashPassword(password)
  await withStartLock(db, async (db) => insertFirstUser(db, { email, password_hash }, now))
}

/** Says where the site is to be found, once it answers there, and how it gets its first administrator. */
export async function announceSite(db: Database, config: Config, port: number): Promise<void> {
  const origin = config.siteUrlIsSet ? config.siteUrl.origin : `http://localhost:${port}`
  for (const warning of config.warnings) console.warn(warning)
  if (config.administrator && (await hasUsers(db)))
    console.warn(
      'ADMIN_EMAIL and ADMIN_PASSWORD are not needed: the site has an account. Take them out of its configuration.',
    )
  const token = await offerSetUp(db, new Date())
  if (token) {
    console.log(
      `There is no account yet. The first person to open this link within ${SET_UP_MINUTES} minutes becomes the administrator: ` +
        `${origin}/auth/set-up#${token}`,
    )
  }
  console.log(`${config.siteName} is ready at ${origin}`)
}
