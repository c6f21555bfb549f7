import { expect, test } from 'vitest'
import { sanitizePostHtml, toPostBlocks } from './post-html.ts'

test.each([
  ['<p><a href="#">Up</a><br>A quiet soup.</p>', 'Up<br>A quiet soup.'],
  ['<a href="javascript:void(0)">x</a><br>y', 'x<br>y'],
  ['<a href="tel:+49301234">call</a><br>next', 'call<br>next'],
  ['<p>Read <a href="soup-basics.html">the basics</a> <img src="/media/x" alt="Soup"></p>', 'the basics'],
  ['<a href="./x">a</a><hr><a href="../y">b</a><br>c', '<hr>'],
  ['<ul><li><a href="ftp://x">Intro</a></li><li>Text<br>more</li></ul>', '<li>Text<br>more</li>'],
  ['<a>nothing</a><img src="/a.jpg">', 'nothing<img src="/a.jpg"'],
  ['<table><tr><td><a href="x.html">a</a><br>b</td></tr></table>', '<td>a<br>b</td>'],
  ['<b><a href="sms:1">a</a></b><i><br></i>', '<b>a</b>'],
  [`${'<em>'.repeat(64)}<div>deep</div><br>${'</em>'.repeat(64)}`, 'deep'],
  [`${'<em>'.repeat(64)}<h1>deep</h1><img src="/a.jpg">`, 'deep'],
])('a link that is left out takes nothing with it, and no code is shown: %s', (content, shown) => {
  const html = toPostBlocks(content)
    .map((block) => block.html)
    .join('')
  expect(html).toContain(shown)
  expect(html).not.toContain('&lt;')
  expect(html).not.toMatch(/<a /)
})

test.each([
  ['Broth<a href="#fn1">1</a>', 'Broth<a href="#in-fn1">1</a>'],
  ['<h2 id="fn1">Notes</h2>', '<h2 id="in-fn1">Notes</h2>'],
  ['<p>x<a name="back"></a>y</p>', 'x<a id="in-back"></a>y'],
  ['<a name="top"></a>', '<a id="in-top"></a>'],
  ['<span id="more-7"></span>Go on', '<a id="in-more-7"></a>Go on'],
  ['<sup id="fnref:1"><a href="#fn:1">1</a></sup>', '<sup id="in-fnref:1"><a href="#in-fn:1">1</a></sup>'],
  [
    '<ol><li id="n1">A <a href="#r1">↩</a></li></ol>',
    '<ol><li id="in-n1">A <a href="#in-r1">↩</a></li></ol>',
  ],
  ['<div id="recipe">Soup</div>', '<p id="in-recipe">Soup</p>'],
  ['<a href="#cr%C3%A8me">x</a><h3 id="crème">y</h3>', '<a href="#in-crème">x</a>\n<h3 id="in-crème">y</h3>'],
  ['<a href="#in-fn1">1</a>', '<a href="#in-fn1">1</a>'],
])('a place in a post and what leads to it stay, under a name of the post: %s', (content, stored) => {
  expect(sanitizePostHtml(content)).toBe(stored)
  expect(sanitizePostHtml(stored)).toBe(stored)
})

test.each(['__proto__ x', 'a b', '"><b', '', '%', '🥣', '-x'.repeat(99)])(
  'what is no name names nothing, and nothing leads to it: %s',
  (name) => {
    const encoded = name.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(sanitizePostHtml(`<h2 id="${encoded}">a</h2><a href="#${encoded}">b</a>`)).toBe('<h2>a</h2>\nb')
  },
)
