type Place = 'localStorage' | 'sessionStorage'

// Some people forbid their browser to keep anything, and it may be full: that is no fault of the page.

/** What this browser, or this tab of it, keeps under a name. */
export function readText(place: Place, name: string): string | null {
  return unlessRefused(() => window[place].getItem(name)) ?? null
}

/** Keeps a text, or nothing any more. */
export function storeText(place: Place, name: string, text: string | null): void {
  unlessRefused(() => (text === null ? window[place].removeItem(name) : window[place].setItem(name, text)))
}

function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return undefined
  }
}
