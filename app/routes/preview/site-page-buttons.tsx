import type { SettingValues } from '#domain/settings/form.ts'
import { SITE_PAGE } from './preview-address.ts'
import { SITE_PAGES, type SitePage } from './site-pages.ts'

/** Leads from one page of the preview to another. What is typed goes along, because nothing has stored it. */
export function SitePageButtons({
  values,
  pages,
  shown,
}: {
  values: SettingValues
  pages: SitePage[]
  shown: SitePage
}) {
  return (
    <form
      method="post"
      aria-label="Pages of this preview"
      className="flex flex-wrap justify-center gap-x-2 bg-dusk-tint px-5 pb-2 text-ui text-dusk"
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {pages.map((page) => (
        <button
          key={page}
          name={SITE_PAGE}
          value={page}
          aria-current={page === shown ? 'page' : undefined}
          className="min-h-11 min-w-11 cursor-pointer border-b-2 border-transparent px-2 hover:underline aria-[current]:border-current aria-[current]:font-semibold"
        >
          {SITE_PAGES[page]}
        </button>
      ))}
    </form>
  )
}
