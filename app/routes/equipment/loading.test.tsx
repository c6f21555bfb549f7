import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pagePart, pageText } from '#test/page-text.ts'
import { EquipmentLoading } from './loading.tsx'

const Site = createRoutesStub([{ path: '/', Component: EquipmentLoading }])

test("spec.md section 2: while the equipment is on its way it says 'Loading equipment...'", () => {
  const html = renderToStaticMarkup(<Site />)
  expect(pageText(pagePart(html, 'output'))).toBe('Loading equipment...')
  expect(pageText(pagePart(html, 'h1'))).toBe('Equipment')
})
