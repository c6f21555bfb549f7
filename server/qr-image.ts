import { renderSVG } from 'uqr'

/**
 * A text as the address of an image of its QR code: in an image, nothing of it can run. With `isPrinted` it can still be read where a
 * part of it is worn.
 */
export const qrImage = (text: string, { isPrinted = false } = {}): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: isPrinted ? 1 : 4, pixelSize: 4, ecc: isPrinted ? 'M' : 'L' }))}`
