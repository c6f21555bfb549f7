import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { aPicture, damagedCopies, inEachFormat } from '#test/pictures.ts'
import { createHelperLock } from '../concurrency/helper-lock.ts'
import { createPictureEncoder } from './picture-encoder.ts'

const large = await aPicture({ width: 400, height: 300 }).png().toBuffer()

test('a picture is read by a process of its own, with less right to the processor, memory and environment', async () => {
  const encode = createPictureEncoder()
  const before = listReaders()
  const answer = encode([large])
  const [reader] = listReaders().filter((pid) => !before.includes(pid))
  expect((await answer).ok).toBe(true)
  expect(readFileSync(`/proc/${reader}/oom_score_adj`, 'utf8')).toBe('1000\n')
  const environment = readFileSync(`/proc/${reader}/environ`, 'utf8').split('\0').filter(Boolean)
  expect(environment.filter((variable) => !variable.startsWith('NODE_CHANNEL'))).toEqual([
    'MALLOC_ARENA_MAX=1',
  ])
  expect(Number(readFileSync(`/proc/${reader}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])).toBeGreaterThan(
    0,
  )
})

test('whatever ends the reader of a picture is told of that picture alone', async () => {
  const encode = createPictureEncoder({ timeLimitMs: 1 })
  expect(await encode([large])).toEqual({ ok: false, reason: 'failed' })
  expect(await encode([large])).toEqual({ ok: false, reason: 'failed' })

  const patient = createPictureEncoder()
  const before = listReaders()
  const broken = patient([large])
  for (const pid of listReaders().filter((pid) => !before.includes(pid))) process.kill(pid, 'SIGKILL')
  expect(await broken).toEqual({ ok: false, reason: 'killed' })
  expect((await patient([large])).ok).toBe(true)
})

test('damaged pictures, one after the other, leave the reader ready for the next', async () => {
  const encode = createPictureEncoder()
  const files = await inEachFormat(aPicture({ width: 40, height: 30 }))
  for (const file of Object.values(files)) {
    for (const copy of damagedCopies(file, 40)) {
      const answer = await encode([copy])
      expect(answer.ok || answer.reason !== 'busy').toBe(true)
    }
  }
  expect((await encode([files.jpeg!])).ok).toBe(true)
})

test('two pictures are read at once, eight wait, and more are asked to come back', async () => {
  const encode = createPictureEncoder()
  const small = await aPicture({ width: 20, height: 20 }).png().toBuffer()
  const before = listReaders().length
  const answers = Array.from({ length: 12 }, () => encode([small]))
  expect(listReaders()).toHaveLength(before + 2)
  const reasons = (await Promise.all(answers)).map((answer) => (answer.ok ? 'taken' : answer.reason))
  expect(reasons).toEqual([...Array<string>(10).fill('taken'), 'busy', 'busy'])
  expect((await encode([small])).ok).toBe(true)
})

test('on a small machine one picture is read at a time, and its reader ends with it', async () => {
  const encode = createPictureEncoder({ lock: createHelperLock(256 * 1024 * 1024) })
  const small = await aPicture({ width: 20, height: 20 }).png().toBuffer()
  const before = listReaders()
  const listNew = () => listReaders().filter((pid) => !before.includes(pid))
  const answers = [encode([small]), encode([small])]
  await vi.waitUntil(() => listNew().length > 0)
  expect(listNew()).toHaveLength(1)
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true])
  expect(listNew()).toEqual([])
})

test('a reader without work ends', async () => {
  const encode = createPictureEncoder({ idleMs: 1 })
  const before = listReaders()
  expect((await encode([large])).ok).toBe(true)
  await expect.poll(() => listReaders().filter((pid) => !before.includes(pid))).toEqual([])
  expect((await encode([large])).ok).toBe(true)
})

test('no picture is given to a reader that is being ended', async () => {
  const encode = createPictureEncoder({ idleMs: 1 })
  expect((await encode([large])).ok).toBe(true)
  // A busy process runs both timers in one go: the reader is told to end, and the next picture comes before it has.
  const next = new Promise((resolve) => setTimeout(resolve, 2)).then(() => encode([large]))
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  expect((await next).ok).toBe(true)
})

/** The processes that this one started. */
function listReaders(): number[] {
  const threads = readdirSync('/proc/self/task')
  return threads.flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )
}

test('the process that reads pictures owns nothing, where the site may choose that', async () => {
  const encode = createPictureEncoder()
  const before = listReaders()
  expect(await encode([await aPicture({ width: 40, height: 30 }).jpeg().toBuffer()])).toMatchObject({
    ok: true,
  })
  const [reader = 0] = listReaders().filter((pid) => !before.includes(pid))
  const ids = (name: string) =>
    new RegExp(`^${name}:[\\t ]*(.*)$`, 'm').exec(readFileSync(`/proc/${reader}/status`, 'utf8'))?.[1]?.trim()
  const own = process.getuid?.() ?? 0
  const user = own === 0 ? 65_534 : own
  expect(ids('Uid')?.split(/\s+/)).toEqual(Array.from({ length: 4 }, () => String(user)))
  if (own === 0) expect(ids('Groups')).toBe('')
  const heic = readFileSync(new URL('../../test/heic/plate.heic', import.meta.url))
  expect(await encode([heic])).toMatchObject({ ok: true })
})
