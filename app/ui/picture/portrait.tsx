import { useEffect, useRef, useState } from 'react'
import chef from './chef.svg?no-inline'
import { readPictureAddress } from '#domain/files/picture.ts'
import { Photo } from './photo.tsx'

type PortraitProps = {
  image_url: string | null
  /** What the photograph shows. */
  alt: string
  eager?: boolean
  className?: string
}

/** The chef, never cut: her photograph in its own shape, or cut paper of four to five until there is one. */
export function Portrait({ image_url, alt, eager = false, className = '' }: PortraitProps) {
  const photo = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // It may have failed before this page was alive, and then nobody heard it say so.
    if (photo.current?.complete && photo.current.naturalWidth === 0) setFailed(image_url ?? undefined)
  }, [image_url])
  const look = {
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    className: `block h-auto w-full rounded-picture filter-(--plate-light) ${className}`,
  } as const
  const frame = { width: 400, height: 500 }
  if (!image_url || image_url === failed) return <img alt="" aria-hidden src={chef} {...frame} {...look} />
  const { width, height } = readPictureAddress(image_url) ?? frame
  return (
    <Photo
      ref={photo}
      key={image_url}
      address={image_url}
      sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 20rem, 92vw"
      alt={alt}
      onError={() => setFailed(image_url)}
      {...{ width, height }}
      {...look}
    />
  )
}
