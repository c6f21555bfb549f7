export default function Page() {
  return <h1>equipment/show</h1>
}
