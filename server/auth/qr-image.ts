import { renderSVG } from 'uqr'

/** A text as the address of an image of its QR code: in an image, nothing of it can run. */
export const qrImage = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4, pixelSize: 4 }))}`
