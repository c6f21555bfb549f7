export default function Page() {
  return <h1>blog/show</h1>
}
