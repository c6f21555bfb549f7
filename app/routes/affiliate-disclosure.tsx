import { Icon } from '../ui/icon/icon.tsx'
import { useFrameWords } from './use-frame-words.ts'

/**
 * Stands before the first affiliate link of every page that has one, in the chef's own words: all of them, or those that
 * the page does not say by itself.
 */
export function AffiliateDisclosure({ words }: { words?: string }) {
  const { disclosure } = useFrameWords()
  return (
    <p className="flex gap-3 border-y border-line py-3.5 text-ui leading-normal text-ink-soft">
      <Icon name="info" className="mt-0.5" />
      <span dir="auto" className="wrap-anywhere whitespace-pre-line">
        {words ?? disclosure}
      </span>
    </p>
  )
}
