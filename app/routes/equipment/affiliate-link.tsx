import { Icon } from '../../ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import type { AffiliateLink as Shop } from '#domain/equipment/equipment.ts'
import { buttonClass } from '../../ui/button/button.tsx'

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
