import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { BlogLoading } from './loading.tsx'

test("spec.md section 2: while the posts are on their way it says 'Loading blog posts...'", () => {
  const html = renderToStaticMarkup(<BlogLoading />)
  expect(pageText(pagePart(html, 'output'))).toBe('Loading blog posts...')
  expect(pageText(pagePart(html, 'h1'))).toBe('Blog')
})
