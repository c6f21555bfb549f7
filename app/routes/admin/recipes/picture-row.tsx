import { type ReactNode, useState } from 'react'
import { PlatePicture } from '../../../ui/picture/plate-picture.tsx'
import type { RecipeValues } from '#domain/recipe/form.ts'
import { slugify } from '#domain/addresses/slug.ts'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'

/** The field of the picture, beside the drawing that readers see while there is none. */
export function PictureRow({
  texts,
  plate,
  children,
}: {
  texts: RecipeValues['texts']
  plate: LabelPreview['plate']
  children: ReactNode
}) {
  const [address, setAddress] = useState(texts.image_url)
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'image_url') setAddress(target.value.trim())
      }}
      className={`grid items-center gap-x-6 gap-y-4 ${address ? '' : 'sm:grid-cols-[16rem_minmax(0,1fr)]'}`}
    >
      {!address && (
        <PlatePicture
          kind="plate"
          format="card"
          slug={texts.slug || slugify(texts.name) || 'recipe'}
          {...plate}
        />
      )}
      <div className="min-w-0">{children}</div>
    </div>
  )
}
