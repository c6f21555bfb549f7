import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DANGEROUS_ADDRESSES } from '#test/dangerous-addresses.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './rules.ts'
import { sanitizePostHtml, toPostBlocks } from './post-html.ts'

/** The HTML of content that is one block, and whether it is wrapped. */
function one(content: string) {
  const [block, ...more] = toPostBlocks(content)
  expect(more, content).toEqual([])
  return block
}

const paragraph = (html: string) => ({ html, isBlock: false })
const block = (html: string) => ({ html, isBlock: true })

/** Fails for anything but text, and elements and attributes of the allow-list with harmless addresses. */
function expectHarmless(html: string, from: string) {
  const rest = html.replace(
    /<\/?([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)>/g,
    (_, tag: string, attributes: string) => {
      expect(ALLOWED_TAGS, from).toContain(tag)
      for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect([...(ALLOWED_ATTRIBUTES[tag] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? [])], from).toContain(name)
        if (/^(href|src|cite)$/.test(name))
          expect(value, from).toMatch(/^(https?:\/\/[^/]|\/(?!\/)|mailto:[^:]+$|#in-)/)
        if (name === 'id') expect(value, from).toMatch(/^in-/)
      }
      return ''
    },
  )
  expect(rest, from).not.toMatch(/[<>]/)
}

test('spec.md section 2: content is split on newlines into paragraphs, and blank lines are skipped', () => {
  expect(toPostBlocks('One\n\nTwo\r\n  \r\nThree\rFour\n')).toEqual(
    ['One', 'Two', 'Three', 'Four'].map(paragraph),
  )
  expect(toPostBlocks('')).toEqual([])
  expect(toPostBlocks('\n \n\t\n&nbsp;\n<br>\n<p> </p>\n<ul></ul>')).toEqual([])
})

test('spec.md section 2: each line is rendered as HTML', () => {
  expect(one('A <em>boil</em> is <strong>only</strong> impatience &amp; heat')).toEqual(
    paragraph('A <em>boil</em> is <strong>only</strong> impatience &amp; heat'),
  )
  expect(one('Salt < 4 g & "less"')).toEqual(paragraph('Salt &lt; 4 g &amp; "less"'))
})

test('a line that is itself a block is not wrapped in a paragraph', () => {
  for (const html of [
    '<h2>What goes in</h2>',
    '<h3>And out</h3>',
    '<ul><li>one</li><li>two</li></ul>',
    '<ol start="3"><li>three</li></ol>',
    '<dl><dt>Stock</dt><dd>Clear</dd></dl>',
    '<blockquote>A boil is only impatience.</blockquote>',
    '<blockquote><p>One</p><p>Two</p></blockquote>',
    '<figure><img src="/media/pot.webp" alt="The pot" referrerpolicy="no-referrer" loading="lazy"><figcaption>Six litres.</figcaption></figure>',
    '<table><caption>Times</caption><thead><tr><th scope="col">Rice</th></tr></thead><tbody><tr><td>12 min</td></tr></tbody></table>',
    '<pre>4 l water<br>4 g salt</pre>',
    '<hr>',
    '<p lang="fr">Crème</p>',
  ]) {
    expect(one(html)).toEqual(block(html))
  }
  expect(one('<p>Already a paragraph</p>')).toEqual(paragraph('Already a paragraph'))
})

test('a line of words and blocks is divided where browsers would divide it', () => {
  expect(toPostBlocks('Take <b>two</b>: <ul><li>one</li></ul> and go on')).toEqual([
    paragraph('Take <b>two</b>:'),
    block('<ul><li>one</li></ul>'),
    paragraph('and go on'),
  ])
  expect(toPostBlocks('<div>one</div><div>two</div>')).toEqual([paragraph('one'), paragraph('two')])
  expect(toPostBlocks('<b>one<h2>two</h2>three</b>')).toEqual([
    paragraph('<b>one</b>'),
    block('<h2>two</h2>'),
    paragraph('three'),
  ])
})

test('an unclosed or misplaced element ends with its line', () => {
  expect(toPostBlocks('<b>bold\nplain</b>')).toEqual([paragraph('<b>bold</b>'), paragraph('plain')])
  expect(toPostBlocks('</p></div></article>after')).toEqual([paragraph('after')])
  expect(one('<li>one</li><li>two</li>')).toEqual(block('<ul><li>one</li><li>two</li></ul>'))
  expect(toPostBlocks('<table>before<tr><td>in</table>')).toEqual([
    paragraph('before'),
    block('<table><tr><td>in</td></tr></table>'),
  ])
  expect(one('<a href="/a">one <a href="/b">two</a></a>')).toEqual(
    paragraph('<a href="/a">one </a><a href="/b">two</a>'),
  )
})

test('a page has one h1, and it is not in the content', () => {
  expect(one('<h1>Big</h1>')).toEqual(block('<h2>Big</h2>'))
})

test('links to other sites get rel="noopener", links within the site do not', () => {
  expect(one('<a href="https://other.example/x">x</a>')).toEqual(
    paragraph('<a href="https://other.example/x" rel="noopener">x</a>'),
  )
  expect(one('<a href="/recipes/soup" rel="opener me">x</a>')).toEqual(
    paragraph('<a href="/recipes/soup">x</a>'),
  )
  expect(one('<a href="mailto:chef@plate.test">x</a>')).toEqual(
    paragraph('<a href="mailto:chef@plate.test">x</a>'),
  )
  expect(one('<a rel="Sponsored nofollow opener" target="_blank" href="https://shop.example">x</a>')).toEqual(
    paragraph('<a href="https://shop.example" target="_blank" rel="sponsored nofollow noopener">x</a>'),
  )
})

test('an affiliate link says all that it must, however little was written', () => {
  expect(one('<a href="https://shop.example" rel="sponsored">x</a>')).toEqual(
    paragraph('<a href="https://shop.example" target="_blank" rel="sponsored nofollow noopener">x</a>'),
  )
})

test('no payload leaves anything that runs, styles or names', () => {
  expect(XSS_PAYLOADS.length).toBeGreaterThan(40)
  for (const payload of XSS_PAYLOADS) {
    for (const content of [
      payload,
      `words ${payload} words`,
      `<ul><li>${payload}</li></ul>`,
      `<b>${payload}`,
    ]) {
      for (const { html } of toPostBlocks(content)) expectHarmless(html, content)
    }
  }
})

test('what was written as text stays text, however often it was encoded', () => {
  let text = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  for (let times = 0; times < 4; times++) {
    text = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(one(text)).toEqual(paragraph(text))
    expect(sanitizePostHtml(sanitizePostHtml(text))).toBe(text)
  }
})

test('a dangerous address stands in no attribute, however it is spelled', () => {
  const shown = (content: string) =>
    toPostBlocks(content)
      .map(({ html }) => html)
      .join('')
  const encoded = (address: string) => address.replace(/[&"<>\r\n]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const addresses = DANGEROUS_ADDRESSES.filter(
    // Mail is welcome in posts, and half a character is mended before anybody judges the address.
    (address) => !address.startsWith('mailto:') && address.isWellFormed(),
  )
  for (const address of [
    ...addresses.map(encoded),
    ...addresses.filter((address) => !/["\r\n]/.test(address)),
  ]) {
    const from = JSON.stringify(address)
    expect(shown(`<a href="${address}">x</a>`), from).toBe('x')
    expect(shown(`<q cite="${address}">x</q>`), from).toBe('<q>x</q>')
    expect(shown(`<img src="${address}" srcset="/a.jpg 2x">`), from).toBe('')
    expect(shown(`<img src="/a.jpg" srcset="/b.jpg 2x, ${address} 3x">`), from).toBe(
      '<img src="/a.jpg" alt="" referrerpolicy="no-referrer" loading="lazy">',
    )
    expect(shown(`<video poster="${address}" src="${address}">x</video>`), from).toBe('x')
    expect(shown(`<form action="${address}"><button formaction="${address}">x</button></form>`), from).toBe(
      'x',
    )
  }
})

test('a picture keeps its address, its sizes and its description, and loads when it is near', () => {
  const picture =
    '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="A pot" width="640" height="480" referrerpolicy="no-referrer" loading="lazy">'
  expect(one(picture)).toEqual(paragraph(picture))
  expect(one('<img src="/a.jpg" width="100%" sizes="1px">')).toEqual(
    paragraph('<img src="/a.jpg" alt="" referrerpolicy="no-referrer" loading="lazy">'),
  )
  const nothing = '<img alt="" referrerpolicy="no-referrer" loading="lazy">'
  expect([nothing, '<img>', '<img src="javascript:x">'].flatMap(toPostBlocks)).toEqual([])
})

/** Content as nobody would write it: tags of every kind, opened, closed and broken at random. */
const wildContent = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...XSS_PAYLOADS,
        '<',
        '>',
        '&',
        '"',
        '\n',
        ' ',
        '\0',
        '&#10;',
        '&#0;',
        '&nbsp;',
        '&amp;lt;',
        '<!--',
        '-->',
        ']]>',
        '\ud800',
      ),
      fc
        .tuple(
          fc.constantFrom('', '/'),
          fc.constantFrom(...ALLOWED_TAGS, 'div', 'span', 'h1', 'svg', 'style', 'xmp'),
        )
        .map(([end, tag]) => `<${end}${tag}>`),
      fc.constantFrom(
        '<a href="https://a.example/">',
        '<a href="a.html">',
        '<a name=x>',
        '<p lang=fr>',
        '<img src="/a.jpg" title="&lt;&#10;&quot;">',
        '<td colspan=2>',
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''))

test('sanitising again changes nothing, and what was saved is what is shown', () => {
  fc.assert(
    fc.property(wildContent, (content) => {
      const saved = sanitizePostHtml(content)
      expect(sanitizePostHtml(saved)).toBe(saved)
      expect(toPostBlocks(saved)).toEqual(toPostBlocks(content))
      for (const { html } of toPostBlocks(content)) expectHarmless(html, content)
    }),
    { numRuns: 2_000 },
  )
})

/** Once more, so that they come more often. */
const COMMON_TAGS = ['b', 'a', 'p', 'ul', 'li', 'em']
const FORBIDDEN_TAGS = ['div', 'h1', 'svg', 'script', 'style']
const PICTURE = ' alt="" referrerpolicy="no-referrer" loading="lazy"'
const ALLOWED_ATTRIBUTE_TEXTS = [
  '',
  ' lang="fr"',
  ' href="/a"',
  ' href="https://a.test" rel="noopener"',
  ' title="&quot;&amp;"',
  ' id="in-x"',
  ' href="#in-x"',
  PICTURE,
  ` src="/p.webp"${PICTURE}`,
]
const FORBIDDEN_ATTRIBUTE_TEXTS = [
  ' href="javascript:x"',
  ' id="x"',
  ' name="x"',
  ' href="#x"',
  ' onclick="x"',
  ' style="x"',
  ' src="//evil.test"',
  ' href="/a" href="/b"',
]

/** A line whose elements are all closed, some of them or their attributes not allowed. */
const { closedLine } = fc.letrec<{ closedLine: string; node: string }>((tie) => ({
  closedLine: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom('words', ' ', '&amp;', '&lt;b&gt;', '&#10;', '&nbsp;', '"', '<br>', '<hr>', '\u00a0'),
    fc
      .tuple(
        fc.constantFrom(...COMMON_TAGS, ...ALLOWED_TAGS, ...FORBIDDEN_TAGS),
        fc.constantFrom(...ALLOWED_ATTRIBUTE_TEXTS, ...FORBIDDEN_ATTRIBUTE_TEXTS),
        tie('closedLine'),
      )
      .map(([tag, attributes, inner]) =>
        /^(img|br|hr)$/.test(tag) ? `<${tag}${attributes}>` : `<${tag}${attributes}>${inner}</${tag}>`,
      ),
  ),
}))

test('a line that is shown as it was stored is what cleaning it again would make', () => {
  let shown = 0
  fc.assert(
    fc.property(closedLine, (line) => {
      const stored = sanitizePostHtml(line)
      if (stored === line) shown++
      // No stored line ends with a space, so one that does is cleaned.
      for (const one of [line, ...stored.split('\n')])
        expect(toPostBlocks(one), one).toEqual(toPostBlocks(`${one} `))
    }),
    { numRuns: 2_000 },
  )
  expect(shown).toBeGreaterThan(100)
})

test('saving keeps the lines and the blank lines between them', () => {
  const content = 'One\n\n<h2>Two</h2>\n\n\nThree\n'
  expect(sanitizePostHtml(content)).toBe(content)
})

test('depth and size have limits, and nothing is lost beyond them', () => {
  const deep = '<b><i>'.repeat(2_500)
  const huge = `${'<ul><li>'.repeat(1_250)}words${'</li></ul>'.repeat(1_250)}`
  const long = `<b>${'x'.repeat(200_000)}</b>`
  for (const content of [
    `${deep}words`,
    huge,
    `${'<p>'.repeat(5_000)}words`,
    '<'.repeat(190_000) + 'words',
    `${long}words`,
  ]) {
    const blocks = toPostBlocks(content)
    expect(blocks.at(-1)?.html).toContain('words')
    const deepest = Math.max(...blocks.map(({ html }) => depthOf(html)))
    expect(deepest).toBeLessThanOrEqual(40)
    expect(toPostBlocks(sanitizePostHtml(content))).toEqual(blocks)
  }
  expect(toPostBlocks(`${'<b>'.repeat(5_001)}words`)).toEqual([
    paragraph(`${'&lt;b&gt;'.repeat(5_001)}words`),
  ])
  expect(toPostBlocks(long)).toEqual([paragraph(`&lt;b&gt;${'x'.repeat(200_000)}&lt;/b&gt;`)])
})

test('twice the content takes less than 2.5 times the time, up to the limits and beyond', () => {
  const contents: Record<string, (size: number) => string> = {
    deep: (size) => `${'<b><i>'.repeat(size)}words`,
    lists: (size) => `${'<ul><li>'.repeat(size)}words${'</li></ul>'.repeat(size)}`,
    unclosed: (size) => `${'<p>'.repeat(2 * size)}words`,
    brackets: (size) => '<'.repeat(40 * size) + 'words',
    long: (size) => `<b>${'x'.repeat(40 * size)}</b>`,
  }
  for (const [name, make] of Object.entries(contents))
    for (const size of [600, 2_500])
      expect([name, size, growthOf(make, size)]).toEqual([
        name,
        size,
        expect.toSatisfy((growth: number) => growth < 2.5),
      ])
})

/** How much longer twice the content takes. The fastest round counts, because in the others the computer did something else. */
function growthOf(make: (size: number) => string, size: number): number {
  const [once, twice] = [make(size), make(2 * size)]
  let [least, most] = [Infinity, Infinity]
  for (let round = 0; round < 20; round++) {
    least = Math.min(least, msOf(once))
    most = Math.min(most, msOf(twice))
    // In less time a single collection of garbage decides.
    if (round >= 2 && most / Math.max(least, LEAST_MS) < 2.5) break
  }
  return most / Math.max(least, LEAST_MS)
}

const LEAST_MS = 10

function msOf(content: string): number {
  const start = performance.now()
  toPostBlocks(content)
  return performance.now() - start
}

function depthOf(html: string) {
  let depth = 0
  let deepest = 0
  for (const [, end] of html.matchAll(/<(\/?)(?!img|br|hr)[a-z]/g))
    deepest = Math.max(deepest, (depth += end ? -1 : 1))
  return deepest
}
