import { TextField } from '../ui/field/text-field.tsx'

/** What a locked backup is opened with. */
export function PassphraseField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Passphrase of this file"
      hint="It was set on the server that made the file. Without it nobody can open the file."
      name="passphrase"
      type="password"
      required
      autoComplete="off"
      error={error}
    />
  )
}
