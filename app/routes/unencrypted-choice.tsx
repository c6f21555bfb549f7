import { Checkbox } from '../ui/field/checkbox.tsx'

/** Lets somebody say that a file may come that is not encrypted, where the server has a passphrase for its backups. */
export function UnencryptedChoice() {
  return (
    <>
      <p>
        This server has a passphrase for its backups. Anybody can make a file without one, and write into it
        what they like. Restore it only if you made it yourself before the passphrase was set, and nobody else
        could change it since.
      </p>
      <Checkbox
        name="unencrypted"
        value="yes"
        required
        label="I know where this file comes from. Take it without encryption."
      />
    </>
  )
}
