import type { Database } from '../data/database.ts'
import { listGuidePages } from '../data/guide/read.ts'

/** Whether readers see any page of the guide. While the database does not answer, none: the page says so itself. */
export async function hasGuide(db: Database): Promise<boolean> {
  try {
    return (await listGuidePages(db)).length > 0
  } catch {
    // Whatever else the request asks of the database fails, too, and is recorded there.
    return false
  }
}
