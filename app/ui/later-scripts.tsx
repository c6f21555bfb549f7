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
  const module = `<script nonce="${nonce}" type="module" async="">`
  // React puts the links into the head, and the router its script at the end: a page is long, and neither is looked for all over it.
  const head = html.indexOf('</head>')
  const at = html.lastIndexOf(module)
  if (head < 0 || at < 0) return html
  const links = html.slice(0, head).replaceAll('<link rel="modulepreload"', '<link rel="later"')
  const script = `<script nonce="${nonce}" type="${LATER}">`
  return links + html.slice(head, at) + script + html.slice(at + module.length)
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
