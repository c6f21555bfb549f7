export function BlogLoading() {
  return <p>Loading blog...</p>
}
