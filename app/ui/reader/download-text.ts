/** Gives the reader a text as a file. The browser makes it itself: nothing is asked of a server. */
export function downloadText(text: string, name: string, type: 'application/json' | 'text/csv') {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
