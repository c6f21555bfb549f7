import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Photo } from '../../../ui/picture/photo.tsx'
import { PointPicker } from '../../../ui/upload/point-picker.tsx'
import { type Point, pointedAddress, readPoint } from '#domain/files/point.ts'
import { readPictureAddress } from '#domain/files/picture.ts'

type Typed = { x: string; y: string }

type Props = {
  address: string
  stored: Point
  mayMove: boolean
  /** Of a form that was refused. */
  answer: { values: Typed; errors: Record<string, string> } | undefined
}

/** The picture with its ring, the numbers of the ring, and three cuts that follow it. */
export function PointForm({ address, stored, mayMove, answer }: Props) {
  const [typed, setTyped] = useTyped(answer?.values ?? toTyped(stored), stored)
  const point = readPoint(typed.x, typed.y) ?? stored
  const move = (point: Point) => setTyped(toTyped(point))
  return (
    <div className="grid max-w-[64rem] gap-x-10 gap-y-7 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <PointPicker point={point} onClick={move} onKey={move}>
          <Photo
            address={address}
            alt="The whole picture"
            sizes="(min-width: 48rem) 26rem, 92vw"
            className="block h-auto w-full rounded-picture bg-linen"
          />
        </PointPicker>
        {mayMove && (
          <p className="scripted text-caption text-ink-soft">
            The ring is the point. Click, or move it with the arrow keys, with Shift by ten.
          </p>
        )}
      </div>
      <div className="grid content-start gap-7">
        {mayMove && <Numbers typed={typed} onChange={setTyped} errors={answer?.errors} />}
        <Cuts address={address} point={point} />
      </div>
    </div>
  )
}

type NumbersProps = {
  typed: Typed
  onChange: (typed: Typed) => void
  errors: Record<string, string> | undefined
}

/** The point in numbers, which work without scripts. */
function Numbers({ typed, onChange, errors }: NumbersProps) {
  const field = (name: keyof Typed, label: string) => (
    <TextField
      {...{ label, name, error: errors?.[name] }}
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      required
      value={typed[name]}
      onChange={({ currentTarget }) => onChange({ ...typed, [name]: currentTarget.value })}
      className="w-30"
    />
  )
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-wrap items-start gap-3">
      {field('x', 'From the left (%)')}
      {field('y', 'From the top (%)')}
      <Button type="submit" className="mt-7">
        Save
      </Button>
    </Form>
  )
}

const CUTS = [
  ['On a card', 'aspect-4/3'],
  ['In a row', 'aspect-square'],
  ['At the head of a page', 'aspect-21/9'],
] as const

function Cuts({ address, point }: { address: string; point: Point }) {
  const picture = readPictureAddress(address)
  if (!picture) return null
  return (
    <div className="grid grid-cols-[4fr_3fr] gap-x-4 gap-y-5">
      {CUTS.map(([label, shape]) => (
        <figure key={label} className="last:col-span-2">
          <Photo
            address={pointedAddress(picture, point)}
            alt=""
            sizes="20rem"
            className={`${shape} w-full rounded-picture bg-linen object-cover`}
          />
          <figcaption className="mt-1 text-caption text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

const toTyped = ({ x, y }: Point): Typed => ({ x: String(x), y: String(y) })

/** What stands in the fields, until another point is stored. */
function useTyped(first: Typed, { x, y }: Point) {
  const [typed, setTyped] = useState({ values: first, x, y })
  const isOver = typed.x !== x || typed.y !== y
  if (isOver) setTyped({ values: toTyped({ x, y }), x, y })
  const setValues = (values: Typed) => setTyped({ values, x, y })
  return [isOver ? toTyped({ x, y }) : typed.values, setValues] as const
}
