import { offerSetUp } from '#server/auth/set-up.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the way in and the account shut nobody out', async ({ page, db, context, baseURL }) => {
  await offerSetUp(db, NOW)
  for (const path of ['/auth', '/auth/set-up', '/admin/account']) {
    if (path.startsWith('/admin')) await signIn(context, { db, baseURL, now: NOW })
    await openPage(page, path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => overflow(page), path).toEqual([])
      await expect.poll(() => smallerThan(44, page.getByRole('main').getByRole('button')), path).toEqual([])
    }
    await expectNoViolations(page, path)
  }
})
