/** Which form of the screen it is, and for whom. */
export function Hidden({ form, id }: { form: string; id: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
