import { FormSelect } from '#app/ui/form/choice-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { CATEGORIES } from '#domain/recipe/choices.ts'
import { RECIPE_FIELDS } from '#domain/recipe/fields.ts'
import { BulkButton } from '../bulk/bulk-bar.tsx'

/** What can be done with selected recipes beside what can be done with all things. A diet is never given this way. */
export function RecipeBulkFields() {
  return (
    <>
      <FormSelect
        label={RECIPE_FIELDS.recipe_category.label}
        name="category"
        defaultValue=""
        className="w-40"
      >
        <option value="">Choose</option>
        {CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </FormSelect>
      <BulkButton value="category">Set category</BulkButton>
      <TextField
        label="Keyword"
        name="keyword"
        maxLength={RECIPE_FIELDS.keywords.longest}
        className="w-40"
        autoComplete="off"
      />
      <BulkButton value="keyword">Add keyword</BulkButton>
    </>
  )
}
