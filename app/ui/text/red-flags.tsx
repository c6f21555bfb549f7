import { RED_FLAGS } from 'food-verdicts/gut/notes'
import { Icon } from '../icon/icon.tsx'

/** The signs that do not wait, where the site speaks of gentle food. */
export function RedFlags({ className = '' }: { className?: string }) {
  return (
    <p className={`flex gap-2.5 text-danger ${className}`}>
      <Icon name="circle-alert" className="mt-0.5" />
      <span>
        <b className="font-semibold">{RED_FLAGS.signs}</b> {RED_FLAGS.act}
      </span>
    </p>
  )
}
