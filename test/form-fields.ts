import { readNotice } from '#domain/notice.ts'

/** What the form that holds a field of this name would send, without scripts or with: spare lines are empty anyway. */
export function formFields(html: string, field: string): Record<string, string[]> {
  const forms = html.match(/<form\b[^>]*>.*?<\/form>/gs) ?? []
  const form = forms.find((form) => form.includes(`name="${field}"`)) ?? ''
  const fields: Record<string, string[]> = {}
  const controls =
    /<input\b[^>]*>|<textarea\b[^>]*>(?<text>[^<]*)<\/textarea>|<select\b(?<select>.*?)<\/select>/gs
  for (const { 0: tag, groups } of form.matchAll(controls)) {
    const name = attribute(tag, 'name')
    if (!name || (/type="(?:checkbox|radio)"/.test(tag) && !tag.includes(' checked='))) continue
    const value =
      groups?.text ?? (groups?.select === undefined ? attribute(tag, 'value') : chosen(groups.select))
    ;(fields[name] ??= []).push(toText(value ?? ''))
  }
  return fields
}

/** What an answer wants to say on the page that follows. */
export const noticeOf = (response: Response) =>
  readNotice(response.headers.get('set-cookie')?.split(';')[0] ?? '')

function chosen(select: string): string | undefined {
  const option = /<option\b[^>]* selected=[^>]*>[^<]*/.exec(select)?.[0]
  return option && (attribute(option, 'value') ?? option.split('>')[1])
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const toText = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
