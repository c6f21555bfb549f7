export default function Page() {
  return <h1>recipes/show</h1>
}
