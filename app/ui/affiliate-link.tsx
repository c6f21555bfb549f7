import { Icon } from './icon.tsx'
import type { ReactNode } from 'react'
import type { AffiliateLink as Shop } from '#domain/equipment/equipment.ts'
import { buttonClass } from './button.tsx'

/**
 * The one way to a shop: its own address without a detour, in a new tab, named as what it is to search engines.
 * `about` says what is bought where the words of several links are alike.
 */
export function AffiliateLink({
  shop,
  look,
  about,
  children,
}: {
  shop: Shop
  look?: 'filled' | 'outline'
  about?: string
  children: ReactNode
}) {
  return (
    <a
      href={shop.url}
      target="_blank"
      rel="sponsored nofollow noopener"
      className={`${buttonClass(look)} text-center wrap-anywhere`}
    >
      <span>
        {children}
        <span className="sr-only">{about && `, ${about}`}, opens in a new tab</span>
      </span>
      <Icon name="arrow-up-right" />
    </a>
  )
}

/** Stands before the first affiliate link of every page that has one. */
export function AffiliateDisclosure({ siteName }: { siteName: string }) {
  return (
    <p className="flex gap-3 border-y border-line py-3.5 text-ui leading-normal text-ink-soft">
      <Icon name="info" className="mt-0.5" />
      <span>
        Some links here are affiliate links. If you buy through one, {siteName} earns a small commission and
        you pay the same price. I only list what I cook with.
      </span>
    </p>
  )
}
