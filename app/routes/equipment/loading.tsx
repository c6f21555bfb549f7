import { ListHead } from '../../ui/frame/list-head.tsx'
import { useFrameWords } from '../use-frame-words.ts'

/** What the equipment list looks like while its equipment is on its way. */
export function EquipmentLoading() {
  return (
    <div className="page pb-(--space-section)">
      <EquipmentHead />
      <EquipmentOnItsWay />
    </div>
  )
}

export function EquipmentOnItsWay() {
  return <output className="block border-t border-line py-9 text-ink-soft">Loading equipment...</output>
}

/** The head of the list, which is there before the equipment is. */
export function EquipmentHead() {
  return <ListHead title="Equipment" lead={useFrameWords().equipment_lead} />
}
