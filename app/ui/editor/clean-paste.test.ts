import { expect, test } from 'vitest'
import { sanitizePostHtml } from '#server/post-html/post-html.ts'
import { cleanPaste, countLostPictures, holdsEmbedded } from './clean-paste.ts'
import { toLinkAddress, toOwnPath } from './elements.ts'
import { parseTree } from 'recipe-basics/text/html-tree'
import { isReadable, toBlocks, toDocument } from './read-lines.ts'
import { writeLines } from './write-lines.ts'

/** What becomes of clipboard HTML, as lines of a post. `html` is as the browser has parsed it. */
function pasted(html: string): string {
  const tree = parseTree(html)
  if (!tree) throw new Error('this clipboard is not as a browser would have it')
  const blocks = cleanPaste(tree)
  expect(blocks.every((block) => isReadable(block))).toBe(true)
  const lines = writeLines(toDocument(toBlocks(blocks)))
  expect(sanitizePostHtml(lines)).toBe(lines)
  return lines
}

const dot = (sign: string) =>
  `<span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp; </span></span></span>`
const item = (level: number, sign: string, words: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level${level} lfo1">${dot(sign)}<span lang="EN-GB">${words}<o:p></o:p></span></p>`.replaceAll(
    '<o:p></o:p>',
    '',
  )

test('what comes from Word keeps its headings, emphasis, links and lists, and nothing else', () => {
  expect(
    pasted(
      `<style>p.MsoNormal {mso-style-parent:&quot;&quot;}</style>
<h1 style="margin-top:12.0pt"><b><span lang="EN-GB" style="color:#2F5496">A stock</span></b></h1>
<p class="MsoNormal"><span lang="EN-GB" style="mso-ansi-language:EN-GB">Four
bones, <b style="mso-bidi-font-weight:normal">one</b> <i>carrot</i>.</span></p>
<p class="MsoNormal"><span>&nbsp;</span></p>
<p class="MsoNormal"><a href="https://a.example/pot" style="color:blue"><u><span>The pot</span></u></a><a name="_Toc1"></a></p>
${item(1, '·', 'bones')}${item(2, 'o', 'of veal')}${item(1, '·', 'water')}
<p class="MsoNormal">Then</p>
${item(1, '1.', 'skim')}${item(1, '2.', 'wait')}
<p class="MsoNormal"><img width="300" src="file:///C:/Temp/clip_image001.png"></p>`,
    ),
  ).toBe(
    [
      '<h2>A stock</h2>',
      'Four bones, <strong>one</strong> <em>carrot</em>.',
      '<a href="https://a.example/pot" rel="noopener">The pot</a>',
      '<ul><li>bones<ul><li>of veal</li></ul></li><li>water</li></ul>',
      'Then',
      '<ol><li>skim</li><li>wait</li></ol>',
    ].join('\n'),
  )
})

test('what comes from Google Docs is bold where it looks bold, and not where it does not', () => {
  expect(
    pasted(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">What goes in</span></h2><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal">A </span><span style="font-weight:700;font-style:italic">clear</span><span style="font-weight:400"> broth, 10</span><span style="vertical-align:super">2</span></p><br><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>bones</span></p></li><ul><li aria-level="2"><p><span>of veal</span></p></li></ul></ul></b>`,
    ),
  ).toBe(
    [
      '<h2>What goes in</h2>',
      'A <em><strong>clear</strong></em> broth, 10<sup>2</sup>',
      '<ul><li>bones<ul><li>of veal</li></ul></li></ul>',
    ].join('\n'),
  )
})

test('what comes from a web page leaves its scripts, frames, boxes and looks behind', () => {
  expect(
    pasted(
      `<div class="post"><div><h3 id="x" class="big" onclick="x()">Rice</h3><div style="color:red">First <font color="red">line</font></div><div>second</div><script>alert(1)</script><iframe src="https://video.example"></iframe></div>
<blockquote class="q"><p>Wait.</p><p></p></blockquote><hr>
<figure class="wide"><img src="https://p.example/a.jpg" srcset="x 2x" alt="Rice" onerror="x()"><figcaption>In a <b>bowl</b></figcaption></figure>
<img src="https://t.example/pixel.gif" width="1" height="1"><a href="javascript:alert(1)">bad</a> <a href="#top">up</a> <a href="/recipes/rice" target="_blank">ours</a>
<span style="display:none">hidden</span></div>`,
    ),
  ).toBe(
    [
      '<h3>Rice</h3>',
      'First line',
      'second',
      '<blockquote>Wait.</blockquote>',
      '<hr>',
      '<figure><img src="https://p.example/a.jpg" alt="Rice" referrerpolicy="no-referrer" loading="lazy"><figcaption>In a <strong>bowl</strong></figcaption></figure>',
      'bad up <a href="/recipes/rice">ours</a>',
    ].join('\n'),
  )
})

test('line breaks become paragraphs where they were meant as such, and rows of tables lines', () => {
  expect(pasted('One<br>two<br><br>three<br>')).toBe('One<br>two\nthree')
  expect(
    pasted(
      '<table><tbody><tr><td><p>Rice</p></td><td>12 min</td></tr><tr><td></td><td><b>Dal</b></td></tr></tbody></table>',
    ),
  ).toBe('Rice · 12 min\n<strong>Dal</strong>')
  expect(pasted('<p>  </p><div><br></div><ul><li> </li></ul>')).toBe('')
})

test('comments in the margin of Word, and words for voices alone, are not published', () => {
  expect(
    pasted(
      `<p class="MsoNormal">Rice is <a style="mso-comment-reference:MK_1">kind</a><span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[MK1]</a><span style="mso-special-character:comment">&nbsp;</span></span> to me.</p><div style="mso-element:comment-list"><hr class="msocomoff"><div style="mso-element:comment"><p class="MsoCommentText"><a class="msocomanchor">[MK1]</a>Ask Dr Weber</p></div></div><p>More <a href="/about">here<span class="screen-reader-text">(opens in a new tab)</span></a></p>`,
    ),
  ).toBe('Rice is kind to me.\nMore <a href="/about">here</a>')
})

test('verses and code keep their lines', () => {
  expect(pasted('<pre class="wp-block-verse">Boil the rice\ntwice as long\n\nas you think</pre>')).toBe(
    'Boil the rice<br>twice as long\nas you think',
  )
  expect(pasted('<pre><code>200 g rice\r\n400 ml <b>hot\nstock</b></code></pre>')).toBe(
    '200 g rice<br>400 ml <strong>hot<br>stock</strong>',
  )
  expect(pasted('<p style="margin:0;white-space: pre-wrap">One\ntwo</p>\n<p>three\nfour</p>')).toBe(
    'One<br>two\nthree four',
  )
})

test('a picture that leads to itself in large keeps its caption, and a drawn emoji is the emoji', () => {
  expect(
    pasted(
      '<figure><a href="https://p.example/full.jpg?w=2"><img src="https://p.example/a.jpg" alt="Rice"></a><figcaption>A bowl</figcaption></figure>',
    ),
  ).toBe(
    '<figure><img src="https://p.example/a.jpg" alt="Rice" referrerpolicy="no-referrer" loading="lazy"><figcaption>A bowl</figcaption></figure>',
  )
  expect(
    pasted(
      '<figure><a href="https://shop.example/pot"><img src="https://p.example/a.jpg" alt="Pot"></a><figcaption>A pot</figcaption></figure>',
    ),
  ).toMatch(/^<a href="https:\/\/shop\.example\/pot" rel="noopener"><img [^>]*><\/a>\nA pot$/)
  const emoji = (alt: string) => pasted(`<p>Hi <img alt="${alt}" src="https://s.example/1.svg"></p>`)
  expect(['🍲', '👩‍🍳', '🇩🇪', '❤️'].map(emoji)).toEqual(['Hi 🍲', 'Hi 👩‍🍳', 'Hi 🇩🇪', 'Hi ❤️'])
  for (const alt of ['', '1', 'Soup 🍲']) expect(emoji(alt)).toContain('<img')
  expect(
    pasted(
      '<figure><img src="https://p.example/a.jpg" alt="🍲"><figcaption>Hot <img alt="🔥" src="https://s.example/1.svg"></figcaption></figure>',
    ),
  ).toMatch(/^<figure><img [^>]*><figcaption>Hot 🔥<\/figcaption><\/figure>$/)
})

test('an emoji that is drawn from the document itself does not stay behind', () => {
  const tree = parseTree('<p>Hi <img alt="🍲" src="data:image/gif;base64,AA"></p>')
  expect(tree && countLostPictures(tree)).toBe(0)
})

test('pictures that stay behind in a document are counted', () => {
  const tree = parseTree(
    '<p><img src="file:///C:/a.png"><b><img src="data:image/png;base64,AA"></b><img src="https://p.example/a.jpg"></p><p style="display:none"><img src="cid:1"></p>',
  )
  expect(countLostPictures(tree ?? [])).toBe(2)
})

test('emphasis within emphasis is said once', () => {
  expect(pasted('<p><b>a <strong>b</strong></b> <span style="font-weight:bold">c <b>d</b></span></p>')).toBe(
    '<strong>a b</strong> <strong>c d</strong>',
  )
})

test('what is shown of other sites cannot be pasted, and that is said; frames that nobody sees are not missed', () => {
  const holds = (html: string) => holdsEmbedded(parseTree(html) ?? [])
  for (const shown of [
    '<p>a <iframe src="https://video.example/embed/1"></iframe></p>',
    '<figure><video src="https://video.example/1.mp4"></video></figure>',
    '<audio src="https://radio.example/1.mp3"></audio>',
  ])
    expect(holds(shown), shown).toBe(true)
  for (const unseen of [
    '<iframe src="https://ads.example/" width="0" height="0"></iframe>',
    '<iframe src="https://ads.example/" style="width: 0; display: none"></iframe>',
    '<div style="display:none"><video src="https://video.example/1.mp4"></video></div>',
    '<p>iframe</p>',
  ])
    expect(holds(unseen), unseen).toBe(false)
})

test('an address of this site becomes its path, and one that passes through a search engine leads where it ends', () => {
  const own = 'https://plate.example'
  for (const [address, path] of [
    ['https://plate.example/recipes/soup?x=1#top', '/recipes/soup?x=1#top'],
    ['https://PLATE.example/recipes/soup', '/recipes/soup'],
    ['https://plate.example', '/'],
    ['https://www.google.com/url?q=https://a.example/x%3Fb%3D1&sa=D&ust=1', 'https://a.example/x?b=1'],
    ['https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fplate.example%2Fabout', '/about'],
  ] as const)
    expect(toOwnPath(address, own), address).toBe(path)
  for (const kept of [
    'http://plate.example/recipes/soup',
    'https://plate.example.evil.example/recipes',
    'https://plate.example//evil.example',
    'https://plate.example:8443/recipes',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=/search',
    'https://www.google.com.evil.example/search?q=https://a.example',
    'mailto:chef@plate.example',
    '/recipes/soup',
  ])
    expect(toOwnPath(kept, own), kept).toBe(kept)
  expect(toLinkAddress(' plate.example/recipes/soup ', own)).toBe('/recipes/soup')
  expect(toLinkAddress('chef@plate.example', own)).toBe('mailto:chef@plate.example')
})

test('links within what is pasted lead where they led, and names that nothing leads to stay behind', () => {
  expect(
    pasted(
      '<p id="intro">Broth<sup id="ref1"><a href="#n1">1</a></sup> and rice<sup><a id="ref2" href="#n2">2</a></sup>, see <a href="#gone">elsewhere</a>.</p>' +
        '<h2 id="notes"><a name="top"></a>Notes</h2><ol><li id="n1">A book. <a href="#ref1">↩</a></li><li id="n2"><p>Another. <a href="#ref2">↩</a></p></li></ol>',
    ),
  ).toBe(
    [
      'Broth<sup id="in-ref1"><a href="#in-n1">1</a></sup> and rice<sup><a id="in-ref2" href="#in-n2">2</a></sup>, see elsewhere.',
      '<h2>Notes</h2>',
      '<ol><li><p id="in-n1">A book. <a href="#in-ref1">↩</a></p></li><li><p id="in-n2">Another. <a href="#in-ref2">↩</a></p></li></ol>',
    ].join('\n'),
  )
})
