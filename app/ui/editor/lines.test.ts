import { getSchema } from '@tiptap/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { posts } from '../../../content/sample-files.ts'
import { sanitizePostHtml, toPostBlocks } from '#server/post-html/post-html.ts'
import { XSS_PAYLOADS } from '#test/xss-payloads.ts'
import type { DocNode } from './doc-node.ts'
import { readLines } from './read-lines.ts'
import { EXTENSIONS } from './schema.ts'
import { writeLines } from './write-lines.ts'

const schema = getSchema(EXTENSIONS)

/** The document as the editor would give it back. */
function throughEditor(doc: DocNode): DocNode {
  const node = schema.nodeFromJSON(doc)
  node.check()
  return node.toJSON()
}

/** Writes what the editor made of the content. */
function rewrite(content: string): string | undefined {
  const doc = readLines(content)
  return doc && writeLines(throughEditor(doc))
}

test('spec.md section 2: each block is one line, and paragraphs are bare words', () => {
  for (const content of [
    'Words',
    'A <strong>firm</strong> hand, <em>patience</em> &amp; salt &lt; 4 g',
    '<h2>Week one</h2>\nWords',
    '<h3>Smaller</h3>',
    '<ul><li>one</li><li><strong>two</strong></li></ul>',
    '<ol start="3"><li>three</li></ol>',
    '<ul><li>one<ul><li>inner</li></ul></li><li><p>two</p><p>more</p></li></ul>',
    '<blockquote>A boil is only impatience.</blockquote>',
    '<blockquote cite="https://a.example/x"><p>One</p><p>Two</p></blockquote>',
    '<hr>',
    'One<br>line',
    '<a href="/recipes/soup">soup</a> and <a href="https://a.example/" rel="noopener">there</a>',
    '<a href="https://shop.example/?a=1&amp;b=2" target="_blank" rel="sponsored nofollow noopener">pot</a>',
    '<figure><img src="/media/pot.webp" alt="The pot" referrerpolicy="no-referrer" loading="lazy"><figcaption>Six <em>litres</em>.</figcaption></figure>',
    '<figure><img src="/a.jpg" alt="" width="640" height="480" referrerpolicy="no-referrer" loading="lazy"></figure>',
    '<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x" alt="A &quot;pot&quot;" referrerpolicy="no-referrer" loading="lazy">',
  ]) {
    expect(sanitizePostHtml(content), 'as it is stored').toBe(content)
    expect(rewrite(content)).toBe(content)
  }
})

test('what the toolbar has no button for stays as it was written', () => {
  for (const content of [
    '<b>bold</b>, <i>italic</i>, <del>struck</del> and <ins>added</ins>',
    'H<sub>2</sub>O, <small>small</small>, <abbr title="Low residue">LR</abbr> and <time datetime="2024-11-12">today</time>',
    '<q>One <strong>loud</strong> word</q>',
    '<em><strong>both</strong> one</em>',
    '<i lang="fr">crème</i>',
    '<p lang="fr" dir="ltr">Crème brûlée</p>',
    '<h4 lang="de">Suppe</h4>',
    'Two &nbsp; spaces'.replace('&nbsp;', '\u00a0'),
  ]) {
    expect(sanitizePostHtml(content), 'as it is stored').toBe(content)
    expect(rewrite(content)).toBe(content)
  }
})

test('a name between & and ; that is no entity stays as it was typed', () => {
  for (const name of ['constructor', 'valueOf', 'toString']) {
    expect(rewrite(`Salt &${name}; water`)).toBe(`Salt &amp;${name}; water`)
  }
})

test('what the editor cannot hold is not read, so that nothing is lost', () => {
  for (const content of [
    '<table><tr><td>12 min</td></tr></table>',
    '<dl><dt>Stock</dt><dd>Clear</dd></dl>',
    '<pre>4 l water</pre>',
    '<figure><img src="/a.jpg" alt=""><img src="/b.jpg" alt=""></figure>',
    '<ul lang="fr"><li>un</li></ul>',
    '<ul><li value="4">four</li></ul>',
    '<q>one</q><q>two</q>',
    '<b><q>one</q></b><q>two</q>',
    '<b>an <strong>inner</strong> one</b>',
    '<div>words</div>',
    '<p>One <b>two</p>',
    '1 < 2',
    '<a href="javascript:alert(1)">x</a>',
    '<q cite="javascript:alert(1)">x</q>',
    '<img src="data:image/png;base64,AA" alt="">',
    '<p onclick="x()">x</p>',
    '<!-- note -->',
  ]) {
    expect(readLines(content), content).toBeUndefined()
  }
})

test('the posts that come with the site open in the editor and are written as they were', () => {
  expect(posts.length).toBeGreaterThan(5)
  for (const { content } of posts) {
    const stored = sanitizePostHtml(content)
    expect(rewrite(stored)).toBe(stored.replace(/\n+/g, '\n'))
  }
})

test('empty paragraphs, items and captions leave no trace', () => {
  expect(rewrite('\n\nOne\n \n<p> </p>\n')).toBe('One')
  expect(rewrite('')).toBe('')
  expect(
    writeLines({
      type: 'doc',
      content: [
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        { type: 'blockquote', content: [{ type: 'paragraph' }] },
        { type: 'heading', attrs: { level: 2 } },
        { type: 'paragraph', content: [{ type: 'hardBreak' }, { type: 'text', text: ' \n ' }] },
      ],
    }),
  ).toBe('')
})

const LINKS = [
  { href: '/recipes/soup', target: null, rel: null },
  { href: 'https://a.example/?a=1&b="2"', target: null, rel: 'noopener' },
  { href: 'https://shop.example/', target: '_blank', rel: 'sponsored nofollow noopener' },
  { href: 'mailto:chef@plate.test', target: null, rel: null },
]
const text = fc.oneof(
  fc.constantFrom('Soup', ' & ', '<b>', '&amp;', '"', '\u00a0', '  ', '\n', '\ud800', ...XSS_PAYLOADS),
  fc.string({ minLength: 1 }),
)
const marks = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom(
      { type: 'bold', attrs: { tag: 'strong' } },
      { type: 'bold', attrs: { tag: 'b' } },
      { type: 'italic', attrs: { tag: 'em', lang: 'fr' } },
      { type: 'strike', attrs: { tag: 's' } },
      { type: 'underline', attrs: { tag: 'u' } },
      { type: 'phrase', attrs: { tag: 'sub' } },
      { type: 'phrase', attrs: { tag: 'abbr', title: 'A "b" <c>' } },
    ),
    fc.constantFrom(...LINKS).map((attrs) => ({ type: 'link', attrs })),
  ),
  { maxLength: 3, selector: ({ type }) => type },
)
const picture = fc.record({ src: fc.constantFrom('/a.jpg', 'https://p.example/a.jpg?b=1&c=2'), alt: text })
const words: fc.Arbitrary<DocNode[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('text'), text, marks }),
    fc.record({ type: fc.constant('hardBreak'), marks }),
    fc.record({ type: fc.constant('image'), attrs: picture, marks }),
  ),
  { maxLength: 4 },
)
const { block } = fc.letrec<{ block: DocNode; paragraph: DocNode; item: DocNode; list: DocNode }>((tie) => ({
  paragraph: fc.record({
    type: fc.constant('paragraph'),
    attrs: fc.constantFrom({}, {}, { lang: 'fr' }),
    content: words,
  }),
  item: fc
    .tuple(tie('paragraph'), fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, more]) => ({ type: 'listItem', content: [first, ...more] })),
  list: fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
  }),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('paragraph'),
    fc.record({
      type: fc.constant('heading'),
      attrs: fc.constantFrom({ level: 2 }, { level: 3 }, { level: 6 }),
      content: words,
    }),
    fc.record({ type: fc.constant('figure'), attrs: picture, content: words }),
    fc.constant({ type: 'horizontalRule' }),
    tie('list'),
    fc.record({
      type: fc.constant('blockquote'),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
  ),
}))

test('the server stores every document exactly as the editor writes it, and reads it as it was', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
      const content = writeLines(throughEditor({ type: 'doc', content: blocks }))
      expect(sanitizePostHtml(content)).toBe(content)
      expect(toPostBlocks(content)).toHaveLength(content ? content.split('\n').length : 0)
      const again = readLines(content)
      expect(again && writeLines(throughEditor(again)), content).toBe(content)
    }),
    { numRuns: 500 },
  )
})
