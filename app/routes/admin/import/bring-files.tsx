import type { ComponentProps } from 'react'
import { Panel } from '../../../ui/frame/panel.tsx'
import { ScreenHead } from '../../../ui/frame/screen-head.tsx'
import { RECIPE_FILE_ENDINGS } from 'recipe-import/file-endings'
import { IMPORT_PATH } from './address.ts'
import { DropFiles } from './drop-files.tsx'

type RecipeFilesProps = Pick<ComponentProps<typeof DropFiles>, 'problems' | 'button' | 'isLine' | 'children'>

/** Where files of recipes are dropped or chosen. */
export const RecipeFiles = (props: RecipeFilesProps) => (
  <DropFiles
    action={IMPORT_PATH}
    icon="file-braces"
    accept={RECIPE_FILE_ENDINGS.join()}
    multiple
    {...props}
  />
)

/** The two ways in: recipes, and equipment. */
export function BringFiles({ problems }: Pick<RecipeFilesProps, 'problems'>) {
  return (
    <>
      <ScreenHead
        title="Import Data"
        intro="Bring recipes and equipment in from files. Nothing is saved until you say so."
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,23rem),1fr))] items-start gap-5">
        <Panel
          title="Import Recipes"
          intro="One recipe, a list of them, or several files at once: JSON, exports of Paprika, Recipe Keeper, Crouton and Mela, Cooklang, CSV tables, saved web pages, and ZIP archives."
        >
          <RecipeFiles problems={problems}>
            <p>Drop your Umami JSON file here</p>
          </RecipeFiles>
        </Panel>
        <Panel title="Import Equipment" intro="A list of objects. You see a preview before it is published.">
          <DropFiles action="/admin/equipment/add" icon="cooking-pot" accept=".json">
            <p>Drop your equipment JSON file here</p>
          </DropFiles>
        </Panel>
      </div>
    </>
  )
}
