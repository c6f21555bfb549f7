import { useEffect, useRef, useState } from 'react'
import chef from './chef.svg?no-inline'
import { Photo } from './photo.tsx'

type PortraitProps = {
  image_url: string | null
  /** What the photograph shows. */
  alt: string
  eager?: boolean
  className?: string
}

/** The chef, four to five and uncut: her photograph, or cut paper until there is one. */
export function Portrait({ image_url, alt, eager = false, className = '' }: PortraitProps) {
  const photo = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // It may have failed before this page was alive, and then nobody heard it say so.
    if (photo.current?.complete && photo.current.naturalWidth === 0) setFailed(image_url ?? undefined)
  }, [image_url])
  const look = {
    width: 400,
    height: 500,
    loading: eager ? 'eager' : 'lazy',
    decoding: 'async',
    className: `block aspect-4/5 w-full rounded-picture object-cover filter-(--plate-light) ${className}`,
  } as const
  if (!image_url || image_url === failed) return <img alt="" aria-hidden src={chef} {...look} />
  return (
    <Photo
      ref={photo}
      key={image_url}
      address={image_url}
      sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 20rem, 92vw"
      alt={alt}
      onError={() => setFailed(image_url)}
      {...look}
    />
  )
}
