import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { RecipesLoading } from './loading.tsx'

const Site = createRoutesStub([{ path: '/', Component: RecipesLoading }])

test('spec.md section 9: the recipe list shows 6 skeleton cards while it loads', () => {
  const html = renderToStaticMarkup(createElement(Site))
  expect(html.match(/<li\b/g)).toHaveLength(6)
  expect(html).toContain('aria-busy="true"')
  expect(pageText(pagePart(html, 'h1'))).toBe('Recipes')
  expect(pageText(pagePart(html, 'output'))).toBe('Loading recipes...')
})
