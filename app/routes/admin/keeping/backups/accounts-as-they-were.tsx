import { Checkbox } from '../../../../ui/field/checkbox.tsx'

/** The choice that accounts become as they were, with all that it would mean. */
export function AccountsAsTheyWere({ consequences }: { consequences: readonly string[] }) {
  if (consequences.length === 0) return null
  return (
    <fieldset>
      <legend className="font-serif text-[1.375rem]">Accounts as they were</legend>
      <p className="mt-1 text-ink-soft">
        The backup has accounts as they were then. If you tick this, the following happens, too. Passwords and
        passkeys that somebody took away may be in wrong hands.
      </p>
      <ul className="my-2 list-disc pl-6 wrap-anywhere">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Checkbox name="as_they_were" value="yes" label="Bring the accounts back as they were, too" />
    </fieldset>
  )
}
