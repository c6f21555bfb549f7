import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { WIDE } from './wide.ts'

type SheetProps = { id: string; onClose: () => void; children: ReactNode }

/** The choices over the page: a sheet from below on a phone, a panel at the side on a tablet. */
export function FilterSheet({ id, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = () => sheet.current?.close()
    sheet.current?.showModal()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  return (
    <dialog
      ref={sheet}
      id={id}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={() => {
        // Who followed its link before this was alive had no focus that the browser could give back.
        const { activeElement, body } = document
        if (activeElement === body || sheet.current?.contains(activeElement))
          document.querySelector<HTMLElement>(`a[href="#${id}"]`)?.focus({ preventScroll: true })
        onClose()
      }}
      className="m-0 mt-auto max-h-[92dvh] w-full max-w-full overscroll-contain rounded-t-panel border-t border-line bg-paper px-(--gutter) text-ink [box-shadow:var(--shadow-lift)] backdrop:bg-[rgb(30_32_22/.5)] md:mt-0 md:ml-auto md:h-dvh md:max-h-dvh md:w-120 md:rounded-none md:border-t-0"
    >
      <div className="sticky top-0 z-2 flex items-center justify-between bg-paper py-2.5">
        <h2 id={`${id}-title`} className="text-[1.5rem]">
          Filters
        </h2>
        <IconButton label="Close" onClick={() => sheet.current?.close()} className="-mr-2.5">
          <Icon name="x" />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
