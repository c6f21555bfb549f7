import { KEEP_EARLY_TAPS } from './early-tap.ts'

/** Scripts start by then, also when the page has not loaded. */
const TIMEOUT_MS = 3_000

/** Of no language that browsers run: to HTML, a script of such a type is a block of data. */
const LATER = 'text/x-later'

// A picture that never comes must not keep the scripts from coming. One by one, so that a tap is never waited for
// behind fifteen requests. Browsers have it in the page already.
const START = !import.meta.env.SSR
  ? ''
  : `{let begun;const begin=()=>{if(begun)return;begun=true
for(const link of document.querySelectorAll('link[rel=later]'))setTimeout(()=>{link.rel='modulepreload'})
for(const script of document.querySelectorAll('script[type="${LATER}"]')){const started=document.createElement('script')
started.type='module';started.nonce=script.nonce;started.textContent=script.textContent;script.replaceWith(started)}}
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,${TIMEOUT_MS})}`

/**
 * The HTML of a page whose modules wait until it is there to be read. Nobody needs them to read, follow a link or send a
 * form, and on a thin line they would come before letters and pictures. Goes with `StartScripts`.
 */
export function laterModules(html: string, nonce: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="${LATER}">`)
}

/** Starts the modules that wait, once the page has loaded and is painted. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: KEEP_EARLY_TAPS + START }}
    />
  )
}
