export function EquipmentLoading() {
  return <p>Loading equipment...</p>
}
