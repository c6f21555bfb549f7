export function RecipesLoading() {
  return <p>Loading recipes...</p>
}
