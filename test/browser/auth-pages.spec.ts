import { offerSetUp } from '#server/auth/set-up.ts'
import { expectNoViolations } from './no-violations.ts'
import { openPage } from './open-page.ts'
import { overflow, smallerThan } from './room.ts'
import { signIn } from './sign-in.ts'
import { expect, NOW, test } from './site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [place, viewport, colorScheme] of [
  ['phone', { width: 390, height: 844 }, 'light'],
  ['desk', { width: 1280, height: 800 }, 'dark'],
] as const) {
  test(`on a ${place}, the way in and the account shut nobody out`, async ({
    page,
    db,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await offerSetUp(db, NOW)
    for (const path of ['/auth', '/auth/set-up', '/admin/account']) {
      if (path.startsWith('/admin')) await signIn(context, { db, baseURL, now: NOW })
      await openPage(page, path)
      await expectNoViolations(page, path)
      await expect.poll(() => overflow(page), path).toEqual([])
      await expect.poll(() => smallerThan(44, page.getByRole('main').getByRole('button')), path).toEqual([])
    }
  })
}
