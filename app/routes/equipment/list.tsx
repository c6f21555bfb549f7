export default function Page() {
  return <h1>equipment/list</h1>
}
