import { useLocation } from 'react-router'
import { useFrameWords } from './use-frame-words.ts'

type ReportMistakeProps = { fact: string; className?: string }

/**
 * Opens a letter in the reader's own mail, with the page and the fact in its subject and nothing about the reader. Nothing stands
 * here on a site without an address for mail.
 */
export function ReportMistake({ fact, className = '' }: ReportMistakeProps) {
  const { email } = useFrameWords()
  const { pathname } = useLocation()
  if (email === null) return null
  const subject = encodeURIComponent(`A mistake: ${fact}, ${pathname}`)
  const body = encodeURIComponent(`Page: ${pathname}\nFact: ${fact}\n\nThis looks wrong to me, because `)
  return (
    <a
      href={`mailto:${email}?subject=${subject}&body=${body}`}
      className={`inline-flex min-h-11 items-center text-caption print:hidden ${className}`}
    >
      Report a mistake
      <span className="sr-only">: {fact}</span>
    </a>
  )
}
