import { useEffect, useRef, useState } from 'react'
import {
  drawingAddress,
  type ServedFormat,
  type ShownDrawing,
  tableAddress,
  type TableDish,
} from './drawing-address.ts'
import { Photo } from './photo.tsx'

type Look = {
  className?: string
  /** For the picture a page opens with, or 'quietly' for one that need not wait until it is near the screen, as others do. */
  eager?: boolean | 'quietly'
  /** The shape of its frame, where its format does not tell. */
  shape?: keyof typeof SHAPES
}

const SIZES: Record<ServedFormat, { width: number; height: number }> = {
  card: { width: 400, height: 300 },
  wide: { width: 840, height: 360 },
  square: { width: 300, height: 300 },
  bare: { width: 240, height: 240 },
}

/** How wide photographs are shown: cards one, two or three across, wide ones over the page. */
const SHOWN: Record<ServedFormat, string> = {
  card: '(min-width: 64rem) 26rem, (min-width: 48rem) 45vw, 92vw',
  wide: '(min-width: 80rem) 77.5rem, 95vw',
  square: '(min-width: 48rem) 26rem, 92vw',
  bare: '15rem',
}

/** `head`: of the page itself. On a phone a strip from edge to edge, so that what follows is on the first screen. */
const SHAPES = {
  card: 'aspect-4/3 rounded-picture',
  wide: 'aspect-3/2 rounded-picture md:aspect-21/9',
  square: 'aspect-square rounded-picture',
  head: '-mx-(--gutter) h-[clamp(8.5rem,40vw,17rem)] md:mx-0 md:aspect-21/9 md:h-auto md:rounded-picture lg:aspect-4/3',
}

// The lamplight of a picture is decided here alone: drawings and photographs go down together.
const LIT = 'filter-(--plate-light)'
const FILLING = `size-full object-cover ${LIT} picture-settle`

/** A drawing in its frame; a `bare` one has no cloth and stands on the page itself. Decoration. */
export function PlatePicture({ className = '', eager, shape, ...drawing }: Look & ShownDrawing) {
  const { format } = drawing
  if (format === 'bare')
    return <DrawnPlate drawing={drawing} eager={eager} className={`h-auto w-full ${LIT} ${className}`} />
  return (
    <span className={frameClass(shape ?? format, className)}>
      <DrawnPlate drawing={drawing} eager={eager} shape={shape} className={FILLING} />
    </span>
  )
}

type PhotoText = {
  image_url: string | null
  /** What the dish or the tool is called. */
  title: string
  /** What the photograph shows, where somebody said so. */
  alt?: string
  /** How wide it is shown, where its format does not tell. */
  sizes?: string
}

/**
 * The photograph of a dish or a tool in its frame, named by its title or its own words; the drawing where there is none
 * or it does not load. Inside an element of class `group`, the picture comes a little nearer under the pointer.
 */
export function DishPicture({
  image_url,
  title,
  alt,
  sizes,
  className = '',
  eager,
  shape,
  ...drawing
}: Look & ShownDrawing & PhotoText) {
  const photo = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // It may have failed before this page was alive, and then nobody heard it say so.
    if (photo.current?.complete && photo.current.naturalWidth === 0) setFailed(image_url ?? undefined)
  }, [image_url])

  if (!image_url || image_url === failed)
    return <PlatePicture className={className} eager={eager} shape={shape} {...drawing} />
  return (
    <span className={frameClass(shape ?? drawing.format, className)}>
      <Photo
        ref={photo}
        key={image_url}
        address={image_url}
        sizes={sizes ?? SHOWN[drawing.format]}
        alt={alt || title}
        {...SIZES[drawing.format]}
        {...whenToLoad(eager)}
        onError={() => setFailed(image_url)}
        className={FILLING}
      />
    </span>
  )
}

/** A table laid with some dishes: fills its positioned parent. */
export function LaidTable({ dishes }: { dishes: TableDish[] }) {
  return (
    <img
      alt=""
      aria-hidden
      width={900}
      height={900}
      {...whenToLoad(true)}
      src={tableAddress(dishes)}
      className={`absolute inset-0 size-full object-cover ${LIT}`}
    />
  )
}

/** A drawing that fills its positioned parent, whatever the shape of that. */
export function PlateScene(drawing: ShownDrawing) {
  return <DrawnPlate drawing={drawing} className={`absolute inset-0 size-full object-cover ${LIT}`} />
}

function DrawnPlate({ drawing, eager, shape, className }: Look & { drawing: ShownDrawing }) {
  const plate = (
    <img
      alt=""
      aria-hidden
      {...SIZES[drawing.format]}
      {...whenToLoad(eager)}
      src={drawingAddress(drawing)}
      className={className}
    />
  )
  if (shape !== 'head') return plate
  return (
    <picture>
      <source media="(max-width: 63.99rem)" srcSet={drawingAddress({ ...drawing, format: 'wide' })} />
      {plate}
    </picture>
  )
}

const whenToLoad = (eager: Look['eager'] = false) =>
  ({
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager === true ? 'high' : eager ? 'low' : undefined,
    decoding: 'async',
  }) as const

/** An empty plate lies in the frame until its picture has come, and stays where none comes. */
function frameClass(shape: keyof typeof SHAPES | 'bare', className: string): string {
  return `empty-plate overflow-hidden ${SHAPES[shape === 'bare' ? 'square' : shape]} ${className}`
}
