/** Types a text into a field of a form, as if by hand: drafts and previews hear of it. */
export function typeInto(
  within: HTMLElement | null,
  name: string,
  text: string,
  { onlyEmpty }: { onlyEmpty?: boolean } = {},
) {
  const field = within?.querySelector(`input[name="${name}"]`)
  if (!(field instanceof HTMLInputElement) || (onlyEmpty && field.value !== '')) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
