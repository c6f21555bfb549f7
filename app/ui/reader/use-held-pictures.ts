import { useLayoutEffect, useRef } from 'react'
import { nextUse } from './first-use.ts'

/**
 * Pictures of a list come as it is scrolled. A list that a reader's choices have put in another order would ask for others than
 * everyone's, so they wait for the next use of the page. Then all come, as for somebody who looks through the list. Answers the
 * `ref` of its last line.
 */
export function useHeldPictures<Item>(items: readonly Item[], ordered: readonly Item[]) {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const list = row.current?.parentElement
    if (!list || ordered.every((item, place) => item === items[place])) return
    const pictures = [...list.querySelectorAll('img')]
    for (const picture of pictures)
      if (picture.loading === 'lazy' && picture.naturalWidth === 0) hold(picture)
    void nextUse().then(() => {
      for (const picture of pictures) {
        picture.loading = 'eager'
        picture.style.display = ''
      }
    })
  })
  return row
}

/** Browsers fetch no lazy picture that has no place on the page. One that is on its way is there once it has come. */
function hold(picture: HTMLImageElement) {
  picture.style.display = 'none'
  picture.addEventListener('load', () => (picture.style.display = ''), { once: true })
}
