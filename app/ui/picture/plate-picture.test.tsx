import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawingAddress } from './drawing-address.ts'
import { DishPicture, LaidTable, PlatePicture } from './plate-picture.tsx'

const SOUP = { kind: 'plate', dish: '1h11pe20', slug: 'pea-soup', category: 'Soup' } as const
const TITLED = { ...SOUP, title: 'Pea soup & "mint"' }

test('a drawing is decoration of known size, and loads when it comes near', () => {
  const html = renderToStaticMarkup(<PlatePicture {...SOUP} format="wide" />)
  expect(html).toContain('alt="" aria-hidden="true" width="840" height="360" loading="lazy" decoding="async"')
  expect(html).toContain(drawingAddress({ ...SOUP, format: 'wide' }))
})

test('a bare plate stands on the page without a frame', () => {
  expect(renderToStaticMarkup(<PlatePicture {...SOUP} format="bare" className="w-24" />)).toMatch(/^<img /)
})

test('a photograph has the name of what it shows, and its host does not learn which page it is on', () => {
  const html = renderToStaticMarkup(
    <DishPicture {...TITLED} format="card" image_url="https://p.example/a.jpg" />,
  )
  expect(html).toContain('alt="Pea soup &amp; &quot;mint&quot;"')
  expect(html).toContain('referrerPolicy="no-referrer" src="https://p.example/a.jpg"')
  expect(html).not.toContain('/plates/')
})

test('what has no photograph shows its drawing', () => {
  for (const image_url of [null, '']) {
    const html = renderToStaticMarkup(<DishPicture {...TITLED} format="square" image_url={image_url} eager />)
    expect(html).toBe(renderToStaticMarkup(<PlatePicture {...SOUP} format="square" eager />))
    expect(html).toContain('loading="eager"')
  }
})

test('the table of the home page loads at once', () => {
  expect(renderToStaticMarkup(<LaidTable dishes={[]} />)).toMatch(
    /loading="eager".* src="\/plates\/dishes-v2\/table\.svg\?dish=/,
  )
})
