import { useState } from 'react'
import { useFetcher } from 'react-router'
import { type Picture, pictureAddress } from '#domain/files/picture.ts'
import type { Point } from '#domain/files/point.ts'
import { Photo } from '../picture/photo.tsx'
import { PointPicker } from './point-picker.tsx'
import { rememberSender } from './send-again.ts'
import { useStoredPicture } from './use-stored-picture.ts'

type Props = { picture: Picture; onError: () => void }

/**
 * A picture of ours, whole, with the point that its cuts keep. Like what the picture shows, the point is no part of the form around
 * it: a click saves it, and the arrow keys once they are left. `AltTextField` beside it asks for what is stored.
 */
export function PointField({ picture, onError }: Props) {
  const path = `/admin/media/${picture.hash}`
  const { data: stored } = useStoredPicture(picture.hash)
  const saving = useFetcher<{ saved: boolean }>()
  const [moved, setMoved] = useState<{ point: Point; waits: boolean }>()
  const save = (point: Point) => {
    setMoved({ point, waits: false })
    rememberSender(path, () => save(point))
    void saving.submit({ x: point.x, y: point.y }, { method: 'post', action: path })
  }
  const photo = (
    <Photo
      address={pictureAddress(picture)}
      alt="Current picture"
      sizes="12rem"
      onError={onError}
      className="block h-auto w-full rounded-picture bg-linen"
    />
  )
  if (!stored?.mayMove) return photo
  return (
    <>
      <PointPicker
        point={moved?.point ?? stored.point}
        onClick={save}
        onKey={(point) => setMoved({ point, waits: true })}
        onLeave={() => moved?.waits && save(moved.point)}
      >
        {photo}
      </PointPicker>
      <p className="text-caption leading-normal text-ink-soft">
        The ring is the point that every cut keeps. Click, or move it with the arrow keys.
      </p>
      <output className="block text-caption leading-normal text-ink-soft">
        {saving.state !== 'idle' ? 'Saving…' : saving.data?.saved ? 'Saved.' : ''}
      </output>
    </>
  )
}
