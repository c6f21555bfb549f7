import { expect, test } from 'vitest'
import { KNOWN_ADDRESSES } from '#domain/affiliate/known-addresses.ts'
import { sanitizePostHtml } from './post-html.ts'
import { toShownBlocks } from './shown-post.ts'

const SETTINGS = { affiliate_addresses: KNOWN_ADDRESSES, shop_tags: 'amazon.de plate-21' }
const shown = (content: string) =>
  toShownBlocks(content, SETTINGS)
    .map(({ html }) => html)
    .join('\n')

const MARKED = 'target="_blank" rel="sponsored nofollow noopener"'

test.each([
  '<a href="https://amzn.to/3x">pot</a>',
  '<p>Old: <A HREF=\'https://amzn.to/3x\' onclick="track()" rel="noreferrer follow">pot</A>',
  '<div><b><a href="https://amzn.to/3x" target="_self" rel="nofollow"><i>pot</i></a></b></div>',
  '<table><tr><td><a href="https://amzn.to/3x">pot</a></td></tr></table>',
  '<a href="&#104;ttps://amzn.to/3x">pot</a>',
])('a link that earns is named as one, however old its HTML: %s', (content) => {
  expect(shown(content)).toMatch(
    /<a href="https:\/\/amzn\.to\/3x" target="_blank" rel="sponsored nofollow noopener">(<i>)?pot/,
  )
  expect(shown(sanitizePostHtml(content))).toBe(shown(content))
})

test('what the chef marked herself stays marked, and other links stay as they are', () => {
  const marked = `<a href="https://shop.example/" ${MARKED}>pot</a>`
  const other = '<a href="https://shop.example/" rel="noopener">pot</a> <a href="/blog">blog</a>'
  expect(shown(marked)).toBe(marked)
  expect(shown(other)).toBe(other)
})

test('an address that earns is a link where it stands among words; any other stays words', () => {
  const link = `<a href="https://amzn.to/3x" ${MARKED}>https://amzn.to/3x</a>`
  expect(shown('The pot: https://amzn.to/3x. Buy it.')).toBe(`The pot: ${link}. Buy it.`)
  expect(shown('<ul><li>(https://amzn.to/3x)</li></ul>')).toBe(`<ul><li>(${link})</li></ul>`)
  expect(shown('https://www.amazon.de/dp/B0?a=1&amp;b=2')).toBe(
    `<a href="https://www.amazon.de/dp/B0?a=1&amp;b=2&amp;tag=plate-21" ${MARKED}>https://www.amazon.de/dp/B0?a=1&amp;b=2</a>`,
  )
  for (const words of [
    'https://example.org/pot and amzn.to/3x',
    '<code>https://amzn.to/3x</code>',
    '5 &lt; 6 &amp;amp; https://example.org/?a=1&amp;b=2',
  ])
    expect(shown(words)).toBe(words)
  const inside = `<a href="https://example.org/" target="_blank" rel="noopener">https://amzn.to/3x</a>`
  expect(shown(inside)).toBe(inside)
  expect(shown('&lt;img src=x onerror=alert(1)&gt; https://amzn.to/"&gt;&lt;b&gt;')).not.toMatch(
    /<(?!\/?a[ >])/,
  )
})

test('the tag of a shop is added when the link is shown, and is not stored', () => {
  const content = '<a href="https://www.amazon.de/dp/B0?a=1&amp;b=%22" title="A &quot;pot&quot;">pot</a>'
  expect(sanitizePostHtml(content)).not.toContain('plate-21')
  expect(shown(content)).toBe(
    `<a href="https://www.amazon.de/dp/B0?a=1&amp;b=%22&amp;tag=plate-21" title="A &quot;pot&quot;" ${MARKED}>pot</a>`,
  )
})

test('a link within a post leads to the one place of that name, and is only words where there is none', () => {
  expect(
    shown(
      'Broth<a href="#fn1">1</a>, <a href="#recipe">jump <b>on</b></a>\n<h2 id="fn1">Notes</h2>\n<p id="fn1">1</p>',
    ),
  ).toBe('Broth<a href="#in-fn1">1</a>, jump <b>on</b>\n<h2 id="in-fn1">Notes</h2>\n<p>1</p>')
})

test('nothing of the page can be reached or replaced by a name in a post', () => {
  expect(shown('<p id="main">a</p><a name="cookie">b</a> <a href="#main">c</a>')).toBe(
    '<p id="in-main">a</p>\nb <a href="#in-main">c</a>',
  )
})
