import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { type Entry, writeDiary } from '#domain/diary/diary.ts'
import { readingGrade } from '../reading-grade.ts'
import { recordRequests } from './record-requests.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { expect, test } from './site.ts'

/** Eleven days: coffee on seven mornings, three of them rough an hour later, and one rough hour without it. */
const ENTRIES: Entry[] = Array.from({ length: 11 }, (_, day): Entry[] => {
  const date = `2026-10-${String(day + 10)}`
  return [
    { kind: 'ate', at: `${date}T08:00+00:00`, words: day < 7 ? 'coffee, toast' : `dish ${day}` },
    { kind: 'felt', at: `${date}T09:00+00:00`, score: day < 3 || day === 9 ? 7 : 1, words: '' },
  ]
}).flat()

const fileOf = (entries: Entry[]) => ({
  name: 'diary.json',
  mimeType: 'application/json',
  buffer: Buffer.from(writeDiary({ rough: 5, entries })),
})

const bring = (page: Page, file: ReturnType<typeof fileOf>) =>
  page.getByLabel('Bring in an exported file').setInputFiles(file)

const noteMeal = async (page: Page, words: string, when?: string) => {
  await page.getByRole('button', { name: 'I ate' }).click()
  await page.getByLabel('What you ate or drank').fill(words)
  if (when) await page.getByLabel('When').fill(when)
  await page.getByRole('button', { name: 'Note it' }).click()
}

const noteGut = async (page: Page, score: number, words = '') => {
  await page.getByRole('button', { name: 'My gut' }).click()
  await page.getByRole('group', { name: 'How your gut is' }).getByText(String(score), { exact: true }).click()
  await page.getByLabel('In your words, if you like').fill(words)
  await page.getByRole('button', { name: 'Note it' }).click()
}

test('meals and the gut are noted, taken out, put back, kept and erased', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, '/diary')
  const list = page.getByRole('region', { name: 'Noted' })
  await page.getByRole('button', { name: 'Note it' }).click()
  await expect(page.getByText('Write what you ate.')).toBeVisible()
  await expect(page.getByLabel('What you ate or drank')).toBeFocused()
  await noteMeal(page, 'rice', '2999-01-01T08:00')
  await expect(page.getByText('That time is still to come.')).toBeVisible()
  await expect(page.getByLabel('When')).toBeFocused()
  // A meal that is half written is no note on the gut, and waits.
  await page.getByRole('button', { name: 'My gut' }).click()
  await expect(page.getByLabel('In your words, if you like')).toHaveValue('')
  await page.getByRole('button', { name: 'I ate' }).click()
  await expect(page.getByLabel('What you ate or drank')).toHaveValue('rice')
  await noteMeal(page, 'rice, poached cod', '2026-10-02T12:30')
  await expect(page.getByText('Noted.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'October 2, 2026' })).toContainText('12:30')
  await noteGut(page, 6, 'cramps <b>twice</b>')
  await expect(page.getByText('Gut 6')).toBeVisible()
  await expect(list.getByText('cramps <b>twice</b>')).toBeVisible()
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
  await page.getByRole('button', { name: 'Remove rice, poached cod, 12:30' }).click()
  await expect(page.getByText('Removed. You can put it back.')).toBeVisible()
  await page.getByRole('button', { name: 'Put back rice, poached cod, 12:30' }).click()
  await openPage(page, '/diary')
  await expect(list.getByText('rice, poached cod')).toBeVisible()
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.locator('summary', { hasText: 'Erase everything' })).toBeFocused()
  await expect(list.getByText('rice, poached cod')).toBeVisible()
  // What was taken out can be put back, but not once everything is erased.
  await page.getByRole('button', { name: 'Remove rice, poached cod, 12:30' }).click()
  await expect(list.getByText('rice, poached cod')).toBeVisible()
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter')
  await expect(page.getByText('Erased. The diary is gone from this browser.')).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await expect(list.getByText('rice, poached cod')).toBeHidden()
  // Reading goes on among the files.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Print for the doctor' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('diary'))).toBeNull()
})

test('counts stand in windows, with all other entries beside them, and name no cause', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/diary')
  await bring(page, fileOf(ENTRIES.slice(0, 18)))
  await expect(page.getByText('Brought in: 18.')).toBeVisible()
  await expect(page.getByText('Nothing counted yet')).toBeVisible()
  await expect(page.getByText('They do not say why one of them hurt.')).toBeVisible()
  await bring(page, fileOf(ENTRIES))
  await expect(page.getByText('Brought in: 4.')).toBeVisible()
  const counted = page.getByRole('region', { name: 'Counted so far' })
  await expect(counted).toContainText('11 days, 22 entries')
  const coffee = counted.locator('div').filter({ has: page.getByRole('heading', { name: 'coffee' }) })
  await expect(coffee).toContainText('Noted 7 times.')
  await expect(coffee.getByRole('definition').first()).toHaveText('3 of 7')
  await expect(coffee.getByRole('definition').nth(1)).toHaveText('1 of 4')
  await page.getByLabel('For me, rough begins at').selectOption('1')
  await expect(coffee.getByRole('definition').first()).toHaveText('7 of 7')
  await expect(counted).toContainText('Counts, not causes. Few entries say little: 3 of 7 can be chance.')
  await bring(page, { ...fileOf([]), buffer: Buffer.from('{"version":1,"marks":{}}') })
  await expect(page.getByText('That file is not a diary of this site. Nothing has changed.')).toBeVisible()
  await page.getByRole('button', { name: 'My gut' }).click()
  await expect.poll(() => overflow(page)).toEqual([])
  const touched = page.getByRole('main').getByRole('button').or(page.locator('label:has([type=radio])'))
  await expect.poll(() => smallerThan(44, touched)).toEqual([])
  await expectNoViolations(page, 'a diary with counts')
  const paragraphs = await page.getByRole('main').locator('p:visible').allTextContents()
  expect(readingGrade(paragraphs.join('\n'))).toBeLessThanOrEqual(7)
})

test('an entry is noted with the keyboard alone', async ({ page }) => {
  await openPage(page, '/diary')
  await page.getByRole('button', { name: 'I ate' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Note it' }).press('Enter')
  await expect(page.getByText('Choose a number.')).toBeVisible()
  await expect(page.getByRole('radio', { name: '0', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tired')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gut 3')).toBeVisible()
  await page.getByRole('button', { name: /^Remove gut 3/ }).press('Enter')
  await expect(page.getByRole('button', { name: /^Put back gut 3/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
})

test('hours are the reader’s own, and a diary goes on in another time zone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await openPage(page, '/diary')
  await bring(page, fileOf([{ kind: 'ate', at: '2026-10-02T23:30+02:00', words: 'wine in Berlin' }]))
  await expect(page.getByRole('region', { name: 'October 2, 2026' })).toContainText('23:30')
  await noteMeal(page, 'soup in New York', '2026-10-02T20:00')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('diary')))
    .toContain('"at":"2026-10-02T20:00-04:00"')
  await expect(page.getByRole('region', { name: 'October 2, 2026' }).getByRole('listitem')).toContainText([
    'wine in Berlin',
    'soup in New York',
  ])
  await context.close()
})

test('the time that the field shows is noted, however long the phone slept, and once for two quick taps', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-10-02T12:30:00')
  await openPage(page, '/diary')
  const form = page.getByRole('main')
  await page.getByLabel('What you ate or drank').fill('soup')
  await expect(page.getByLabel('When')).toHaveValue('2026-10-02T12:30')
  await page.clock.setFixedTime('2026-10-02T14:45:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByLabel('When')).toHaveValue('2026-10-02T14:45')
  await page.getByRole('button', { name: 'Note it' }).dblclick()
  await expect(form.getByText('Noted.')).toBeVisible()
  await expect(form.getByText('Write what you ate.')).toBeHidden()
  await expect(page.getByRole('region', { name: 'October 2, 2026' }).getByRole('listitem')).toHaveText(
    /14:45.*soup/,
  )
  // The next entry is told of anew.
  await page.getByLabel('What you ate or drank').fill('tea')
  await expect(form.getByText('Noted.')).toBeHidden()
})

test('what another tab noted meanwhile stays', async ({ page }) => {
  await openPage(page, '/diary')
  await noteMeal(page, 'soup', '2026-10-02T12:30')
  const list = page.getByRole('region', { name: 'Noted' })
  await expect(list.getByText('soup')).toBeVisible()
  const tea: Entry = { kind: 'ate', at: '2026-10-02T15:00+00:00', words: 'tea' }
  // As another tab does, before this one hears of it.
  await page.evaluate((entry) => {
    const diary = JSON.parse(localStorage.getItem('diary') ?? '')
    localStorage.setItem('diary', JSON.stringify({ ...diary, entries: [...diary.entries, entry] }))
  }, tea)
  await page.getByRole('button', { name: /^Remove soup/ }).click()
  await expect(list.getByText('tea')).toBeVisible()
  await expect(page.getByText('Removed. You can put it back.')).toBeVisible()
})

test('without scripts the diary says that it needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/diary')
  const reason = page.locator('noscript p').filter({ hasText: 'The diary needs scripts' })
  await expect(reason).toBeVisible()
  await expect(page.getByRole('button', { name: 'Note it' })).toBeHidden()
  await context.close()
})

test('a diary leaves no trace outside of the browser, and requests are the same whatever is written', async ({
  browser,
  baseURL,
  log,
}) => {
  const one = await liveWith(browser, baseURL, { food: 'quince-pie', score: 9, words: 'sore-for-a-day' })
  const other = await liveWith(browser, baseURL, { food: 'beetroot-jam', score: 2, words: 'calm-at-last' })
  expect(one.requests).toEqual(other.requests)
  expect([one.cookies, other.cookies]).toEqual([[], []])
  const written = [...one.sent, ...other.sent, ...log].join('\n')
  for (const secret of ['quince', 'beetroot', 'sore-for', 'calm-at', 'felt', '"ate"', 'score='])
    expect([secret, written.includes(secret)]).toEqual([secret, false])
  expect(one.json).toContain('"words":"quince-pie"')
  expect(one.json).toContain('"score":9')
  expect(other.csv).toMatch(/,felt,2,calm-at-last\r\n$/)
})

/** Writes a diary, changes it, prints it, exports it, brings it in, looks at other pages and erases it; tells all that was sent. */
async function liveWith(
  browser: Browser,
  baseURL: string,
  { food, score, words }: { food: string; score: number; words: string },
) {
  const context = await browser.newContext({ baseURL, acceptDownloads: true })
  const page = await context.newPage()
  const { sent, requests } = recordRequests(page, baseURL)
  const exported = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    return readFileSync(await file.path(), 'utf8')
  }
  await openPage(page, '/diary')
  await noteMeal(page, food, '2026-10-02T12:30')
  await noteGut(page, score, words)
  await bring(page, fileOf(ENTRIES))
  await expect(page.getByText('Counted so far')).toBeVisible()
  await openPage(page, '/recipes')
  await page.waitForLoadState('networkidle')
  await openPage(page, '/diary')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Counted from my diary')).toBeVisible()
  await expect(page.getByRole('cell', { name: words })).toBeVisible()
  await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'screen' })
  const json = await exported('Export a file')
  const csv = await exported('Export for a spreadsheet')
  await page.getByText('Erase everything').click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const cookies = await context.cookies()
  await context.close()
  return { sent, requests: [...requests].sort(), cookies, json, csv }
}
