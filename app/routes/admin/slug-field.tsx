import { TextField } from '../../ui/field/text-field.tsx'

/** The address of a thing, as its form asks for it. */
export function SlugField({
  kind,
  value,
  error,
}: {
  kind: 'recipe' | 'piece'
  value: string
  error?: string
}) {
  return (
    <TextField
      label="Slug"
      maxLength={200}
      hint={`The last part of the ${kind}’s address. Leave it empty to make it from the name.`}
      name="slug"
      defaultValue={value}
      error={error}
    />
  )
}
