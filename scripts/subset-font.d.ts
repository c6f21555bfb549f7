declare module 'subset-font' {
  /** A font with the letters of a text and no others, at these places of its axes; with these features alone, where they are named. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, number>
      keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
