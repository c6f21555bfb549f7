import { Button } from '../button/button.tsx'
import { copyText } from '../button/copy-text.ts'
import { Icon } from '../icon/icon.tsx'
import { notify } from '../notice/notices.tsx'

/** Passes the page on that is open. */
export const ShareButton = () => (
  <Button look="quiet" className="scripted px-3!" onClick={() => void share(toPage())}>
    <Icon name="share-2" />
    Share
  </Button>
)

/** The page under its own address, whatever else the address bar holds. */
const toPage = () => ({
  title: document.title,
  url: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href,
})

/** Opens the system’s own sheet. Where the browser has none, copies the link, and says so. */
async function share(page: { title: string; url: string }) {
  if (await openSheet(page)) return
  notify(
    (await copyText(page.url))
      ? { kind: 'success', title: 'Link copied' }
      : { kind: 'destructive', title: 'Nothing was copied', text: page.url },
  )
}

/** Whether there is such a sheet. One that was closed again was open. */
async function openSheet(page: ShareData): Promise<boolean> {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'AbortError'
    if (error instanceof TypeError) return false
    throw error
  }
}
