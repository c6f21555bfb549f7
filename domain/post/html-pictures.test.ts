import { expect, test } from 'vitest'
import { findPicturesElsewhere, replacePictures } from './html-pictures.ts'

const html = [
  '<p>Words of <code>&lt;img src="https://a.test/1.jpg"&gt;</code></p>',
  '<figure><img src="https://a.test/1.jpg?w=1&amp;h=2" srcset="https://a.test/2.jpg 2x" alt="A &quot;bowl&quot; &gt; all" loading="lazy"><figcaption>A</figcaption></figure>',
  '<img src="/media/ours" alt=""><img src="https://a.test/1.jpg?w=1&amp;h=2" alt="">',
].join('\n')

test('the pictures of a post that are elsewhere are found once each', () => {
  expect(findPicturesElsewhere(html)).toEqual(['https://a.test/1.jpg?w=1&h=2'])
})

test('a picture is replaced wherever it is shown, and nothing else is', () => {
  const replaced = replacePictures(html, new Map([['https://a.test/1.jpg?w=1&h=2', '/media/x']]))
  expect(replaced).toBe(
    [
      '<p>Words of <code>&lt;img src="https://a.test/1.jpg"&gt;</code></p>',
      '<figure><img src="/media/x" alt="A &quot;bowl&quot; &gt; all" loading="lazy"><figcaption>A</figcaption></figure>',
      '<img src="/media/ours" alt=""><img src="/media/x" alt="">',
    ].join('\n'),
  )
  expect(replacePictures(html, new Map())).toBe(html)
})
