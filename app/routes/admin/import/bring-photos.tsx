import { Checkbox } from '../../../ui/field/checkbox.tsx'

/** Whether photos are brought here. The choice holds from one recipe to the next. */
export type PhotoChoice = {
  /** Whether this server asks other sites. */
  mayFetch: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** The box for the photos that recipes link to. It stands in the form of one recipe, and counts for all of them. */
export function BringPhotos({ photos: { mayFetch, isTicked, onTick } }: { photos: PhotoChoice }) {
  return (
    <Checkbox
      label="Bring the photos here"
      name="pictures"
      checked={mayFetch && isTicked}
      onChange={(event) => onTick(event.target.checked)}
      disabled={!mayFetch}
      hint={
        mayFetch
          ? 'Saved recipes then show copies on this site, which stay when the other site goes. The Media screen lists photos that did not come.'
          : 'This server asks no other sites (OUTGOING=off). The photos stay where they are.'
      }
    />
  )
}
