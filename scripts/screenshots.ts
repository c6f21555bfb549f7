import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { startSite } from '#test/running-site.ts'
import playwright from '../playwright.config.ts'

// Takes the pictures of the README from the built site with its sample content, over a database of its own.

const FOLDER = new URL('../docs/screenshots/', import.meta.url)
const SOUP = '/recipes/silky-carrot-and-ginger-soup'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

type Picture = { name: string; path: string; look: BrowserContextOptions; by?: 'chef' }

/** The administrator of this one site, who is gone with it. */
const CHEF = { email: 'ines@gentleplate.example', password: randomUUID() }

const PICTURES: Picture[] = [
  { name: 'home', path: '/', look: { colorScheme: 'light', viewport: { width: 1280, height: 780 } } },
  {
    name: 'recipes-dark',
    path: '/recipes?search=carrot',
    look: { colorScheme: 'dark', viewport: { width: 1280, height: 1160 } },
  },
  { name: 'recipe-phone', path: SOUP, look: { colorScheme: 'light', ...PHONE } },
  { name: 'recipe-phone-dark', path: `${SOUP}#ingredients`, look: { colorScheme: 'dark', ...PHONE } },
  {
    name: 'admin-blog',
    path: '/admin/blog',
    look: { colorScheme: 'light', viewport: { width: 1280, height: 780 } },
    by: 'chef',
  },
]

const site = await startSite({ ADMIN_EMAIL: CHEF.email, ADMIN_PASSWORD: CHEF.password })
if (!site.address) throw new Error(`The site did not start: ${site.said()}`)
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  await mkdir(FOLDER, { recursive: true })
  for (const picture of PICTURES) await take(browser, picture)
} finally {
  await browser.close()
  await site.stop()
}

async function take(browser: Browser, { name, path, look, by }: Picture) {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (by) await signIn(page)
  await page.goto(site.address + path, { waitUntil: by ? 'load' : 'networkidle' })
  await page.evaluate(() => document.fonts.ready.then(() => true))
  const file = new URL(`${name}.png`, FOLDER).pathname
  await page.screenshot({ path: file })
  await context.close()
  console.log(file)
}

async function signIn(page: Page) {
  await page.goto(`${site.address}/auth`)
  await page.getByLabel('Email').fill(CHEF.email)
  await page.getByLabel('Password').fill(CHEF.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByText('Welcome back!').waitFor()
}
