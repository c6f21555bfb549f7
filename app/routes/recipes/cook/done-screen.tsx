import { DishPicture } from '../../../ui/picture/plate-picture.tsx'
import type { CookData } from './cook-data.ts'

/** After the last step. */
export const DoneScreen = ({
  recipe: { slug, name, lang, dish, recipe_category },
}: Pick<CookData, 'recipe'>) => (
  <div className="cook-done">
    <DishPicture
      kind="plate"
      format="bare"
      sizes="14rem"
      {...{ dish, slug, category: recipe_category, title: name, image_url: null }}
    />
    <div>
      <p dir="auto" lang={lang?.name} className="font-serif text-accent italic">
        {name}
      </p>
      <h2 id="cook-done" className="mt-1 text-[2.5rem]">
        Done. Sit down.
      </h2>
    </div>
  </div>
)
