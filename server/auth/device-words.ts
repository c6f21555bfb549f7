// The order matters: every browser claims to be some others, too.
const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a browser says of itself, in the few words by which its owner knows it again: “Firefox on Linux”. */
export function deviceWords(userAgent: string | null): string {
  const named = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const browser = named(BROWSERS)
  const system = named(SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'A program'
}
