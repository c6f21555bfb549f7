import { Icon } from '../../ui/icon/icon.tsx'
import { useLocation } from 'react-router'
import { IconButton } from '../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'

/** Deletes a row of a table, once its question (spec.md section 5) is answered with yes. The table stays as it was asked for. */
export function DeleteForm({ id, name }: { id: string; name: string }) {
  const { pathname, search } = useLocation()
  return (
    <ConfirmForm
      action={pathname + search}
      question={`Are you sure you want to delete "${name}"? This action cannot be undone.`}
    >
      <IconButton type="submit" name="delete" value={id} label={`Delete ${name}`}>
        <Icon name="trash-2" />
      </IconButton>
    </ConfirmForm>
  )
}
