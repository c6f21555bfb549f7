import { useLocation } from 'react-router'
import { useFrameWords } from './use-frame-words.ts'

/**
 * Opens a letter in the reader's own mail, with the page in its subject and nothing about the reader. Nothing stands here on a
 * site without an address for mail.
 */
export function ReportMistake({ className = '' }: { className?: string }) {
  const { email } = useFrameWords()
  const { pathname } = useLocation()
  if (email === null) return null
  const subject = encodeURIComponent(`A mistake: ${pathname}`)
  const body = encodeURIComponent(`Page: ${pathname}\n\nThis looks wrong to me, because `)
  return (
    <a
      href={`mailto:${email}?subject=${subject}&body=${body}`}
      className={`inline-flex min-h-11 items-center text-caption print:hidden ${className}`}
    >
      Something wrong here?
    </a>
  )
}
