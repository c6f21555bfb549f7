import type { Database } from '../data/database/database.ts'
import { ensureSecret } from '../data/people/secrets.ts'

/** The key that this site signs its backups with, made when it is asked for the first time. No backup holds it. */
export const readSigningKey = async (db: Database, now: Date) => ensureSecret(db, 'backups', now)
