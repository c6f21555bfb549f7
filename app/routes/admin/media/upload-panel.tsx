import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { PictureDrop } from '../../../ui/upload/picture-drop.tsx'
import { uploadPicture } from '../../../ui/upload/upload-picture.ts'
import { UploadFailed, UploadProgress } from '../../../ui/upload/upload-progress.tsx'
import type { UploadState } from '../../../ui/upload/use-upload.ts'
import { PICTURE_TYPES } from '#domain/files/picture-upload.ts'

/** Uploads pictures, one after the other; without scripts, one with what it shows. */
export function UploadPanel({ error }: { error?: string }) {
  const { uploads, add, again } = useUploads()
  return (
    <Panel title="Upload">
      <PictureDrop multiple wholePage onFiles={add} className="noscript:hidden" />
      <ul aria-label="Uploads" className="grid gap-2 not-empty:mt-4">
        {uploads.map(({ id, file, state }) => (
          <li key={id} className="grid gap-1 wrap-anywhere">
            <span>
              {file.name}
              {state.kind === 'done' && ', uploaded'}
              {state.kind === 'idle' && ', waiting'}
            </span>
            <UploadProgress state={state} />
            {state.kind === 'failed' && (
              <UploadFailed message={state.message} onAgain={() => again(id, file)} />
            )}
          </li>
        ))}
      </ul>
      <form method="post" encType="multipart/form-data" className="mt-3 hidden items-end gap-4 noscript:grid">
        <TextField label="Picture" name="file" type="file" accept={PICTURE_TYPES} error={error} />
        <TextField label="What the picture shows" name="alt_text" />
        <Button type="submit" look="outline" className="justify-self-start">
          Upload
        </Button>
      </form>
    </Panel>
  )
}

type Upload = { id: number; file: File; state: UploadState }

function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([])
  const { revalidate } = useRevalidator()
  const setState = (id: number, state: UploadState) =>
    setUploads((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)))

  async function add(files: File[]) {
    const waiting = files.map((file) => ({ id: Math.random(), file, state: { kind: 'idle' as const } }))
    setUploads((uploads) => [...uploads.filter(({ state }) => state.kind !== 'done'), ...waiting])
    for (const { id, file } of waiting) await send(id, file)
  }
  async function send(id: number, file: File) {
    setState(id, { kind: 'sending', share: 0 })
    const result = await uploadPicture(file, {
      as: 'picture',
      onProgress: (share) => setState(id, { kind: 'sending', share }),
    })
    setState(id, result.ok ? { kind: 'done' } : { kind: 'failed', message: result.message })
    if (result.ok) await revalidate()
  }
  return {
    uploads,
    add: (files: File[]) => void add(files),
    again: (id: number, file: File) => void send(id, file),
  }
}
