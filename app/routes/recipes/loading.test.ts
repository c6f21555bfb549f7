import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { RecipesLoading } from './loading.tsx'

test('spec.md section 9: the recipe list shows 6 skeleton cards while it loads', () => {
  const html = renderToStaticMarkup(createElement(RecipesLoading))
  expect(html.match(/<li\b/g)).toHaveLength(6)
  expect(html).toContain('aria-busy="true"')
  expect(pageText(pagePart(html, 'h1'))).toBe('Recipes')
  expect(pageText(pagePart(html, 'output'))).toBe('Loading recipes...')
})
