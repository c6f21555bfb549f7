import { CONTROL } from '../../../ui/field/field.tsx'
import { CATEGORIES } from 'recipe-basics/recipe/choices'
import { RECIPE_FIELDS } from 'recipe-basics/recipe/fields'
import { BulkButton } from '../bulk/bulk-bar.tsx'

/** What can be done with selected recipes beside what can be done with all things. A diet is never given this way. */
export function RecipeBulkFields() {
  return (
    <>
      <span className="flex gap-2">
        <select
          aria-label={RECIPE_FIELDS.recipe_category.label}
          name="category"
          defaultValue=""
          className={`${CONTROL} max-w-36`}
        >
          <option value="">Category</option>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
        <BulkButton value="category" aria-label="Set category">
          Set
        </BulkButton>
      </span>
      <span className="flex gap-2">
        <input
          aria-label="Keyword"
          placeholder="Keyword"
          name="keyword"
          maxLength={RECIPE_FIELDS.keywords.longest}
          autoComplete="off"
          className={`${CONTROL} max-w-36`}
        />
        <BulkButton value="keyword" aria-label="Add keyword">
          Add
        </BulkButton>
      </span>
    </>
  )
}
