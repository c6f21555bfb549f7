import type { ComponentProps } from 'react'
import {
  jpegAddress,
  type Picture,
  type PictureFormat,
  readPictureAddress,
  variantAddress,
  variantWidths,
} from '#domain/files/picture.ts'
import { cutClass } from '#domain/files/point.ts'

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet'> & {
  /** Of a picture of ours, or of one elsewhere. */
  address: string
  alt: string
  /** How wide the page shows it, in the words of the `sizes` attribute. */
  sizes: string
}

/**
 * A photograph in the files that suit the screen, when it is ours; one from elsewhere as it is. What cuts it keeps the point that its
 * address names.
 */
export function Photo({ address, alt, sizes, className = '', ...img }: PhotoProps) {
  const picture = readPictureAddress(address)
  // Who looks at what here is not the business of the picture's host.
  if (!picture)
    return (
      <img referrerPolicy="no-referrer" src={address} alt={alt} className={className || undefined} {...img} />
    )
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={jpegAddress(picture)}
        alt={alt}
        className={`${className} ${cutClass(address)}`.trim() || undefined}
        {...img}
      />
    </picture>
  )
}

const IN_TEXT = '(min-width: 55rem) 52rem, 95vw'

/** The HTML of a post, in which each picture of ours brings the files that suit the screen. `html` is sanitised. */
export function withPhotoSources(html: string): string {
  return html.replace(/<img\b[^<>]*? src="([^"<>]*)"[^<>]*>/g, (img, address: string) => {
    const picture = readPictureAddress(address)
    if (!picture) return img
    const sources = (['avif', 'webp'] as const).map(
      (format) => `<source type="image/${format}" srcset="${sourceSet(picture, format)}" sizes="${IN_TEXT}">`,
    )
    // Its place is kept free before it is there, so that the words below it stay where they are.
    const size = /\s(width|height)=/.test(img) ? '' : ` width="${picture.width}" height="${picture.height}"`
    return `<picture>${sources.join('')}${img.replace(` src="${address}"`, ` src="${jpegAddress(picture)}"`).replace(/>$/, `${size}>`)}</picture>`
  })
}

function sourceSet(picture: Picture, format: PictureFormat): string {
  return variantWidths(picture.width)
    .map((width) => `${variantAddress(picture, format, width)} ${width}w`)
    .join(', ')
}
