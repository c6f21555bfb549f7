export default function Page() {
  return <h1>recipes/list</h1>
}
