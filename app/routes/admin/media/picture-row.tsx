import { Icon } from '../../../ui/icon/icon.tsx'
import { href, Link, useFetcher, useLocation } from 'react-router'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Photo } from '../../../ui/picture/photo.tsx'
import { formatBytes } from '#domain/files/format-bytes.ts'
import { MAX_ALT_LENGTH } from '#domain/files/picture.ts'
import { pointedAddress } from '#domain/files/point.ts'
import type { StoredPicture } from '#server/data/media/pictures.ts'
import type { PictureUse } from '#server/data/media/uses.ts'
import { useDayFormat } from '../use-day-format.ts'
import { useMay } from '../use-may.ts'
import { PictureUses } from './picture-uses.tsx'

/** `sources`: where it came from, if it was brought from another site. */
type Props = { picture: StoredPicture & { uses: PictureUse[]; sources: string[] } }

/** One picture with what is known of it, what it shows and where it is shown. */
export function PictureRow({ picture }: Props) {
  const {
    hash,
    width,
    height,
    point_x: x,
    point_y: y,
    alt_text,
    file_name,
    byte_size,
    created_at,
    uses,
    sources,
  } = picture
  const name = file_name || 'Unnamed picture'
  const may = useMay()
  const mayChange = may('keep-media') || !uses.some(({ isPublic }) => isPublic)
  const formatDay = useDayFormat()
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-b border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.2fr)]">
      <Photo
        address={pointedAddress(picture, { x, y })}
        alt={alt_text || name}
        sizes="9rem"
        width={144}
        height={108}
        loading="lazy"
        className="aspect-4/3 w-full rounded-picture bg-linen object-cover"
      />
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-[1.125rem] leading-[1.25]">{name}</h3>
        <p className="mt-1 text-caption leading-normal text-ink-soft">
          {width}&nbsp;×&nbsp;{height}, {formatBytes(byte_size)}, uploaded {formatDay(created_at)}
        </p>
        <PictureUses uses={uses} />
        {mayChange && <PointLink hash={hash} />}
        <Sources addresses={sources} />
      </div>
      <div className="col-span-full flex items-end gap-1 self-start md:col-span-1">
        {mayChange && <AltTextForm key={alt_text} hash={hash} altText={alt_text} />}
        {/* Only offered for what nothing shows; the server looks again. */}
        <div className="w-11 flex-none">
          {uses.length === 0 && may('keep-media') && <DeleteForm hash={hash} name={file_name} />}
        </div>
      </div>
    </li>
  )
}

const PointLink = ({ hash }: { hash: string }) => (
  <Link
    to={href('/admin/media/:hash/point', { hash })}
    className="inline-flex min-h-11 items-center text-caption leading-normal"
  >
    Move what the cuts keep
  </Link>
)

function Sources({ addresses }: { addresses: string[] }) {
  return addresses.map((address) => (
    <p key={address} className="mt-1 text-caption leading-normal">
      From{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </p>
  ))
}

function AltTextForm({ hash, altText }: { hash: string; altText: string }) {
  const fetcher = useFetcher()
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form
      method="post"
      preventScrollReset
      action={pathname + search}
      className="flex min-w-0 flex-1 items-end gap-2"
    >
      <TextField
        label="What the picture shows"
        name="alt_text"
        defaultValue={altText}
        maxLength={MAX_ALT_LENGTH}
        className="flex-1"
      />
      <Button type="submit" look="outline" name="describe" value={hash}>
        Save
      </Button>
    </fetcher.Form>
  )
}

function DeleteForm({ hash, name }: { hash: string; name: string }) {
  const { pathname, search } = useLocation()
  const what = name ? `"${name}"` : 'this picture'
  return (
    <ConfirmForm
      preventScrollReset
      action={pathname + search}
      question={`Are you sure you want to delete ${what}? The trash keeps it for 30 days.`}
    >
      <IconButton type="submit" name="delete" value={hash} label={`Delete ${name || 'the picture'}`}>
        <Icon name="trash-2" />
      </IconButton>
    </ConfirmForm>
  )
}
