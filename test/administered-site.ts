import { onTestFinished } from 'vitest'
import { startSession } from '#server/auth/sessions.ts'
import { openDatabase } from '#server/data/database/database.ts'
import { insertRecipe } from '#server/data/recipes/write/write.ts'
import { aRecipe } from './fixtures.ts'
import { ensurePerson } from './people.ts'
import { newDatabaseFile, startSite } from './running-site.ts'

type Env = Record<string, string> & { DATABASE_URL?: string }

/** The built site as a process of its own, with one recipe and its chef. */
export async function startAdministered(env: Env = {}) {
  const now = new Date()
  const DATABASE_URL = env.DATABASE_URL ?? `file:${newDatabaseFile()}`
  const site = await startSite({ SAMPLE_CONTENT: 'off', ...env, DATABASE_URL })
  onTestFinished(async () => void (await site.stop()))
  const db = openDatabase(DATABASE_URL)
  await insertRecipe(db, { fields: aRecipe({ name: 'Silky Carrot Soup' }) }, now)
  const session = await startSession(db, await ensurePerson(db, 'admin', now), 'Test', now)
  await db.destroy()
  const send = async (path: string, body: BodyInit) =>
    fetch(site.address + path, {
      method: 'POST',
      headers: { Origin: site.address, Cookie: path === '/auth' ? '' : `access=${session.accessToken}` },
      body,
      redirect: 'manual',
    })
  return {
    ...site,
    file: DATABASE_URL.replace(/^file:/, ''),
    /** Sends a form: that of the door as a stranger, any other as the chef. */
    post: async (path: string, fields: Record<string, string> = {}) =>
      send(path, new URLSearchParams(fields)),
    /** Sends a file, or a form with files, as the chef. */
    send,
    api: async (path: string, body: object) =>
      fetch(`${site.address}/api${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${session.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** What a page says, whoever asks: a visitor, the chef, or somebody whose session has to be renewed. */
    read: async (path: string, Cookie = '') => {
      const answer = await fetch(site.address + path, { headers: { Cookie }, redirect: 'manual' })
      return [answer.status, await answer.text()] as const
    },
    access: `access=${session.accessToken}`,
    refresh: `refresh=${session.refreshToken}`,
  }
}

/** What makes a recipe, as the form sends it. */
export const RECIPE = {
  name: 'Broth',
  description: 'Bones',
  servings: '4',
  ingredient: 'Bones',
  instruction: 'Boil.',
}
