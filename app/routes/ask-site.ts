/** Fails when the site does not answer. A browser without any network says offline, also of a site on its own machine. */
export async function askSite(): Promise<void> {
  const answer = await fetch('/health', { cache: 'no-store' })
  if (answer.status > 500) throw answer
}
