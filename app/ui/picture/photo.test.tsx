import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pictureAddress } from '#domain/files/picture.ts'
import { Photo, withPhotoSources } from './photo.tsx'

const address = pictureAddress({ hash: '0123456789abcdef'.repeat(4), width: 900, height: 600 })

test('a picture of ours comes in the format and width that suit the screen, and as JPEG for all others', () => {
  const html = renderToStaticMarkup(
    <Photo address={address} alt="A bowl" sizes="50vw" width={4} height={3} />,
  )
  expect(html).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="${address}/400.avif 400w, ${address}/800.avif 800w, ${address}/900.avif 900w" sizes="50vw"/>` +
      `<source type="image/webp" srcSet="${address}/400.webp 400w, ${address}/800.webp 800w, ${address}/900.webp 900w" sizes="50vw"/>` +
      `<img src="${address}/900.jpeg" alt="A bowl" width="4" height="3"/></picture>`,
  )
})

test('a picture from elsewhere stays as it is, and its host does not learn which page it is on', () => {
  const html = renderToStaticMarkup(
    <Photo address="https://p.example/a.jpg" alt="" sizes="50vw" loading="lazy" />,
  )
  expect(html).toBe('<img referrerPolicy="no-referrer" src="https://p.example/a.jpg" alt="" loading="lazy"/>')
})

test('pictures of ours in the text of a post bring their files and keep their place free', () => {
  const html = withPhotoSources(
    `<p>1 &lt; 2</p><figure><img src="${address}" alt="A &quot;bowl&quot; src=" loading="lazy"><figcaption>x</figcaption></figure>`,
  )
  expect(html).toContain(
    `<p>1 &lt; 2</p><figure><picture><source type="image/avif" srcset="${address}/400.avif 400w,`,
  )
  expect(html).toContain(
    `sizes="(min-width: 55rem) 52rem, 95vw"><img src="${address}/900.jpeg" alt="A &quot;bowl&quot; src=" loading="lazy" width="900" height="600"></picture><figcaption>`,
  )
  const sized = withPhotoSources(`<img lang="en" src="${address}" alt="" width="90" height="60">`)
  expect(sized).toMatch(/<img lang="en" src="[^"]*\.jpeg" alt="" width="90" height="60"><\/picture>$/)
})

test('all else in the text of a post stays as it is', () => {
  for (const html of [
    '<img src="https://p.example/a.jpg" alt="">',
    `<img src="https://p.example${address}" alt="">`,
    `<img src="/x.jpg" srcset="${address} 1x" alt="">`,
    `<a href="${address}">${address}</a>`,
    `<img src="/x.jpg" alt=" src=${address}">`,
  ]) {
    expect(withPhotoSources(html)).toBe(html)
  }
})
