import { expect, test } from 'vitest'
import { COLUMNS, may, type Right } from '#domain/people/rights.ts'
import { readNotice } from '#domain/notice.ts'
import { listCalls, readDocument } from './api-client.ts'
import { hashContents } from './contents.ts'
import { copiesOf } from './database.ts'
import { listPageRoutes } from './route-table.ts'
import { createTestSite } from './site.ts'
import { ACCOUNT_ACTS } from './rights/account-acts.ts'
import { BACKUP_ACTS } from './rights/backup-acts.ts'
import { API_ACTS } from './rights/api-acts.ts'
import { BULK_ACTS } from './rights/bulk-acts.ts'
import { LOOKS } from './rights/looks.ts'
import { MEDIA_ACTS } from './rights/media-acts.ts'
import { type Act, PAGE_ACTS } from './rights/page-acts.ts'
import { PREVIEW_ACTS } from './rights/preview-acts.ts'
import { SETTINGS_ACTS } from './rights/settings-acts.ts'
import { enter, setStage } from './rights/stage.ts'

type Column = (typeof COLUMNS)[number]

const ROUTES = listPageRoutes()
const ENGINES = ['sqlite', 'postgres'] as const
const openStage = { sqlite: copiesOf('sqlite', setStage), postgres: copiesOf('postgres', setStage) }
const ACTS = [
  ...PAGE_ACTS,
  ...MEDIA_ACTS,
  ...BULK_ACTS,
  ...PREVIEW_ACTS,
  ...SETTINGS_ACTS,
  ...ACCOUNT_ACTS,
  ...BACKUP_ACTS,
  ...API_ACTS,
]

const allows = (column: Column, right: Right) =>
  may(column === 'visitor' ? undefined : { role: column === 'no role' ? null : column }, right)

/** Whether an answer says no: by its status, by the way to sign in, or by a notice. */
const isRefused = ({ status, headers }: Response) =>
  status >= 400 ||
  isSentToSignIn({ headers }) ||
  readNotice(headers.getSetCookie().join('; '))?.kind === 'destructive'

test('every page, every action and every call of the API has its place in the matrix', async () => {
  expect(Object.keys(LOOKS).toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted())
  const calls = listCalls(await readDocument(await createTestSite()))
  const actions = ROUTES.filter(({ hasAction }) => hasAction).map(({ path }) => path)
  const asked = new Set(ACTS.map(({ route }) => route))
  expect([...asked].toSorted()).toEqual([...actions, ...calls].toSorted())
})

for (const engine of ENGINES) {
  test(`every page is shown to those who may see it, and to nobody else (${engine})`, async () => {
    const { db, filled } = await openStage[engine]()
    const { recipes, posts, equipment, pictures } = filled
    const idOf = (path: string) => {
      if (path.includes('media')) return pictures.shown
      if (path.includes('equipment')) return equipment.published.id
      if (path.includes('blog')) return posts.scheduled[path.startsWith('/admin') ? 'id' : 'slug']
      return recipes.draft[path.startsWith('/admin') ? 'id' : 'slug']
    }
    const wrong: string[] = []
    for (const column of COLUMNS) {
      const { get } = await enter(db, column)
      for (const [path, right] of Object.entries(LOOKS)) {
        const answer = await get(path.replace(/:\w+|\*/, idOf(path)))
        // What is hidden from everybody is not there: a draft, a page of no use any more.
        const isRefused = [401, 403].includes(answer.status) || isSentToSignIn(answer)
        if (isRefused === allows(column, right) || answer.status >= 500)
          wrong.push(`${column} at ${path}: ${answer.status}`)
        await answer.text()
      }
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test(`what somebody may do is done (${engine})`, async () => {
    const wrong: string[] = []
    let { db, filled: stage } = await openStage[engine]()
    const untouched = await hashContents(db)
    for (const column of COLUMNS) await enter(db, column)
    // Who merely comes in changes nothing.
    expect(await hashContents(db)).toBe(untouched)
    // First what changes nothing, while nothing that a change has begun goes on beside it.
    const acts = [...ACTS.filter(isQuiet), ...ACTS.filter((act) => !isQuiet(act))]
    for (const act of acts) {
      if (!isQuiet(act)) ({ db, filled: stage } = await openStage[engine]())
      const able = COLUMNS.filter((column) => allows(column, act.right))
      // Who has done it leaves nothing to do for the next.
      const columns = isQuiet(act) ? able : able.slice(0, 1)
      for (const column of columns) {
        const person = await enter(db, column)
        const prepared = (await act.prepare?.(person, stage)) ?? ''
        const isStage = !isQuiet(act) && !act.prepare
        const before = isStage ? untouched : await hashContents(db)
        const answer = await act.send(person, stage, prepared)
        const isChanged = (await hashContents(db)) !== before
        const status = typeof act.status === 'function' ? act.status(person) : act.status
        const isDone = status ? answer.status === status : !isRefused(answer)
        if (!isDone || isChanged !== (act.changes ?? true))
          wrong.push(await describe(act, column, answer, isChanged))
      }
    }
    expect(wrong).toEqual([])
  }, 240_000)
}

/** Over one engine: a refusal comes before anything is stored. */
test('what somebody may not do is refused, and changes nothing', async () => {
  const { db, filled: stage } = await openStage.sqlite()
  const wrong: string[] = []
  for (const column of COLUMNS) {
    const person = await enter(db, column)
    for (const act of ACTS.filter(({ right }) => !allows(column, right))) {
      const prepared = (await act.prepare?.(person, stage)) ?? ''
      const before = await hashContents(db)
      const answer = await act.send(person, stage, prepared)
      const isChanged = (await hashContents(db)) !== before
      if (!isRefused(answer) || isChanged) wrong.push(await describe(act, column, answer, isChanged))
    }
  }
  expect(wrong).toEqual([])
}, 240_000)

const isQuiet = ({ changes }: Act) => changes === false

const isSentToSignIn = ({ headers }: Pick<Response, 'headers'>) =>
  headers.get('location')?.startsWith('/auth?') ?? false

async function describe({ route, does }: Act, column: Column, answer: Response, isChanged: boolean) {
  const text = (await answer.text()).slice(0, 200)
  return `${column}, ${route} ${does}: ${answer.status}, ${isChanged ? 'changed' : 'unchanged'} ${text}`
}
