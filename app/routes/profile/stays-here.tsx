import { Icon } from '../../ui/icon/icon.tsx'

/** Where the marks of a reader are kept. Stands before the first control. */
export function StaysHere() {
  return (
    <p className="flex items-start gap-3 border-y border-line py-3.5 leading-normal">
      <Icon name="lock" className="mt-0.5 text-ink-soft" />
      <span>
        <b className="font-semibold">This lives in this browser only.</b>{' '}
        <span className="text-ink-soft">
          There is no account and no cookie, and we have no copy. If you clear the browser, it is gone, so
          export it if you want to keep it. Your browser sorts the lists itself and does not tell us what you
          mark.
        </span>
      </span>
    </p>
  )
}

/** For a browser that stores nothing. */
export function NotKept() {
  return (
    <p role="alert" className="flex items-start gap-3 border-b border-line py-3.5">
      <Icon name="circle-alert" className="mt-0.5 text-butter-ink" />
      This browser stores nothing. It may be a private window. Your marks last until you leave this page.
      Export them first.
    </p>
  )
}
