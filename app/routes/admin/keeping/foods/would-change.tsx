import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { Button, buttonClass } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { CorrectionPreview } from '#server/data/reread/preview-correction.ts'

type Named = { id: string; name: string }

/** Recipes that are named; the others are counted. */
const MOST_NAMED = 5

/** What would change if words meant a food, and the one button that says so. No label is ticked. */
export function WouldChange({
  words,
  means,
  named,
  preview: { recipes, isCut, goes, stays, offers },
  cancelTo,
}: {
  words: string
  means: string
  /** What it means, in a sentence. */
  named: string
  preview: CorrectionPreview
  cancelTo: string
}) {
  return (
    <section
      id="would"
      aria-labelledby="would-title"
      className="mt-5 grid scroll-mt-6 gap-3.5 border-l-3 border-butter py-1 pl-4.5"
    >
      <h2 id="would-title" className="text-[1.375rem]">
        What “{words}” as {named} would change
      </h2>
      <ul className="grid max-w-160">
        <Item>
          {recipes.length === 0 ? (
            <>No recipe has these words yet. Recipes that you add later will use this meaning.</>
          ) : (
            <>
              <b>
                {isCut ? 'More than ' : ''}
                {formatCount(recipes.length, 'recipe has', 'recipes have')}
              </b>{' '}
              these words: <Names recipes={recipes} />.
            </>
          )}
        </Item>
        {goes.length > 0 && (
          <Item>
            <b>{formatCount(goes.length, 'label goes', 'labels go')}:</b>
            <ul className="mt-1">
              {goes.slice(0, 20).map(({ id, name, diet, term }) => (
                <li key={`${id} ${diet}`}>
                  {diet} on <RecipeLink id={id} name={name} />, for “{term}”.
                </li>
              ))}
            </ul>
            {goes.length > 20 && <p>And {goes.length - 20} more.</p>}
          </Item>
        )}
        {stays.length > 0 && (
          <Item>
            <b>Decided by you, so it stays:</b>{' '}
            {stays.map(({ id, name, diet }, at) => (
              <span key={`${id} ${diet}`}>
                {at > 0 && ', '}
                {diet} on <RecipeLink id={id} name={name} />
              </span>
            ))}
            . Please look at it: the food speaks against it.
          </Item>
        )}
        {goes.length === 0 && <Item>No label goes.</Item>}
      </ul>
      <Form method="post" className="grid max-w-160 gap-3">
        <input type="hidden" name="form" value="save" />
        <input type="hidden" name="words" value={words} />
        <input type="hidden" name="means" value={means} />
        {offers.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="text-ui leading-[1.4] font-semibold">
              Labels that could come, in these recipes and in later ones
            </legend>
            <p className="mt-1 text-caption text-ink-soft">
              The table says that {named} keeps them. None is turned on unless you confirm it for “{words}”.
            </p>
            {offers.map(({ diet, recipes }) => (
              <Checkbox
                key={diet}
                name="label"
                value={diet}
                autoComplete="off"
                label={diet}
                hint={
                  recipes.length > 0 ? (
                    <>
                      It would come to <Names recipes={recipes} />.
                    </>
                  ) : (
                    'No recipe would get it now.'
                  )
                }
              />
            ))}
          </fieldset>
        )}
        {offers.length === 0 && <p>No label can come by it: what it holds differs from packet to packet.</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit">
            <Icon name="check" className="size-[1.1em] stroke-2" /> Yes, {words} is {named}
          </Button>
          <Link to={cancelTo} className={buttonClass('quiet')}>
            Cancel
          </Link>
        </div>
      </Form>
    </section>
  )
}

const Item = ({ children }: { children: ReactNode }) => (
  <li className="border-t border-line py-1.5 leading-[1.45] wrap-anywhere">{children}</li>
)

const RecipeLink = ({ id, name }: Named) => (
  <Link to={href('/admin/recipes/:id/edit', { id })}>
    <bdi>{name}</bdi>
  </Link>
)

function Names({ recipes }: { recipes: Named[] }) {
  const rest = recipes.length - MOST_NAMED
  return (
    <>
      {recipes.slice(0, MOST_NAMED).map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </>
  )
}
