import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { BlogLoading } from './loading.tsx'

const Site = createRoutesStub([{ path: '/', Component: BlogLoading }])

test("spec.md section 2: while the posts are on their way it says 'Loading blog posts...'", () => {
  const html = renderToStaticMarkup(<Site />)
  expect(pageText(pagePart(html, 'output'))).toBe('Loading blog posts...')
  expect(pageText(pagePart(html, 'h1'))).toBe('Blog')
})
