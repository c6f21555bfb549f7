/** The part of the package that is used. It brings no types of its own for this file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }

  interface HeifImage {
    is_primary(): boolean | number
    get_width(): number
    get_height(): number
    /** Fills the pixels, RGBA, upright. Calls back with null when the image cannot be decoded. */
    display(pixels: Pixels, done: (pixels: Pixels | null) => void): void
  }

  export default function load(): { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
}
