import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { createTestSite } from '#test/site.ts'

test('spec.md section 2: the last-updated date of the privacy policy equals today', async () => {
  for (const [now, date, machine] of [
    ['2026-03-04T05:06:07Z', 'March 4, 2026', '2026-03-04'],
    ['2026-12-31T23:59:59.999Z', 'December 31, 2026', '2026-12-31'],
    ['2027-01-01T00:00:00Z', 'January 1, 2027', '2027-01-01'],
    ['2028-02-29T12:00:00Z', 'February 29, 2028', '2028-02-29'],
  ] as const) {
    const site = await createTestSite({ now: new Date(now) })
    const main = pagePart((await site.read('/privacy')).html, 'main')
    expect(pageText(main)).toContain(`Last updated: ${date}`)
    expect(main).toContain(`<time dateTime="${machine}">`)
  }
})

test('the privacy policy names what is kept, and by whom', async () => {
  const site = await createTestSite()
  const text = pageText(pagePart((await site.read('/privacy')).html, 'main'))
  for (const fact of [
    'Your browser keeps your choice of light or dark theme',
    'Readers get no cookies.',
    'neither your network address, nor what you searched for',
    'No trackers, no advertising, no fonts or scripts from other companies.',
  ]) {
    expect(text).toContain(fact)
  }
})
