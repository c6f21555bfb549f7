import { type Picture, pictureAddress, readPictureAddress } from './picture.ts'

/** The point of a picture that every cut keeps: whole percent from its left and from its top. */
export type Point = { x: number; y: number }

/** Where the point of a picture is until somebody moves it. */
export const MIDDLE: Point = { x: 50, y: 50 }

/** Readers’ pages know the point to this many percent: a style for each would weigh more than the eye sees. */
const STEP = 10

/** The address of a picture that names its point. One in the middle is not named. */
export const pointedAddress = (picture: Picture, { x, y }: Point): string =>
  pictureAddress(picture) + (x === MIDDLE.x && y === MIDDLE.y ? '' : `#${x},${y}`)

/** The address without its point, as it is stored; one that is none of ours as it is. */
export function withoutPoint<Address extends string | null>(address: Address): Address | string {
  const picture = address === null ? undefined : readPictureAddress(address)
  return picture ? pictureAddress(picture) : address
}

/** The point that the address of a picture names; undefined for the middle. */
export function readPointedAddress(address: string): Point | undefined {
  const [, x, y] = POINTED.exec(address) ?? []
  return readPoint(x, y)
}

/** The point that two texts name, or undefined. */
export function readPoint(x: unknown, y: unknown): Point | undefined {
  const point = { x: readPercent(x), y: readPercent(y) }
  return point.x === undefined || point.y === undefined ? undefined : { x: point.x, y: point.y }
}

/** A whole number from 0 to 100, or undefined. */
export function readPercent(text: unknown): number | undefined {
  const percent = typeof text === 'string' && /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined
  return percent !== undefined && percent <= 100 ? percent : undefined
}

/** The classes of a picture that is cut around the point in its address; empty for one that is cut around its middle. */
export function cutClass(address: string): string {
  const point = readPointedAddress(address)
  return point ? `cut-x-${toStep(point.x)} cut-y-${toStep(point.y)}` : ''
}

const toStep = (percent: number) => Math.round(percent / STEP) * STEP

const POINTED = /^\/media\/[^#]*#(\d{1,3}),(\d{1,3})$/
