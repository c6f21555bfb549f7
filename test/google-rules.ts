import { isNode, typeOf } from './schema-org.ts'

type Rule = {
  /** Where Google says so, below developers.google.com/search/docs/appearance/. */
  source: string
  required: string[]
  recommended: string[]
  /** Recommended, and nothing that we have: no ratings are collected, and there are no videos. */
  absent?: string[]
}

/** What Google asks of each type, as its documentation stood in November 2026. Names with a dot are those of a part. */
const GOOGLE_RULES: Record<string, Rule> = {
  Recipe: {
    source: 'structured-data/recipe',
    required: ['name', 'image'],
    recommended: [
      ...['author', 'author.name', 'cookTime', 'datePublished', 'description', 'keywords', 'prepTime'],
      ...['nutrition.calories', 'recipeCategory', 'recipeCuisine', 'recipeIngredient', 'recipeYield'],
      ...['recipeInstructions', 'totalTime'],
    ],
    absent: ['aggregateRating', 'video'],
  },
  HowToStep: { source: 'structured-data/recipe#how-to-step', required: ['text'], recommended: ['url'] },
  HowToSection: {
    source: 'structured-data/recipe#how-to-section',
    required: ['name', 'itemListElement'],
    recommended: [],
  },
  BlogPosting: {
    source: 'structured-data/article',
    required: [],
    recommended: [
      'author',
      'author.name',
      'author.url',
      'dateModified',
      'datePublished',
      'headline',
      'image',
    ],
  },
  BreadcrumbList: { source: 'structured-data/breadcrumb', required: ['itemListElement'], recommended: [] },
  ItemList: { source: 'structured-data/carousel', required: ['itemListElement'], recommended: [] },
  ListItem: { source: 'structured-data/carousel', required: ['position'], recommended: [] },
  ProfilePage: { source: 'structured-data/profile-page', required: ['mainEntity'], recommended: [] },
  Person: {
    source: 'structured-data/profile-page#person-or-organization',
    required: ['name'],
    recommended: ['image', 'sameAs', 'url'],
  },
  Organization: {
    source: 'structured-data/organization',
    required: ['name'],
    recommended: ['logo', 'sameAs', 'url', 'email'],
  },
  WebSite: {
    source: 'site-names#website',
    required: ['name', 'url'],
    recommended: [],
    absent: ['potentialAction'],
  },
  Product: {
    source: 'structured-data/product-snippet#product',
    required: ['name', 'review'],
    recommended: ['image', 'description', 'brand.name'],
    absent: ['aggregateRating', 'offers'],
  },
  Review: {
    source: 'structured-data/review-snippet#review',
    required: ['author', 'author.name', 'reviewRating.ratingValue'],
    recommended: [
      ...['datePublished', 'reviewRating.bestRating', 'reviewRating.worstRating'],
      ...['reviewBody', 'positiveNotes', 'negativeNotes'],
    ],
  },
}

/** What Google would miss in a graph: what is required, and with `isWhole` what is recommended. */
export function findMissing(graph: unknown[], { isWhole }: { isWhole: boolean }): string[] {
  return listNodes(graph).flatMap((node) => {
    const rule = GOOGLE_RULES[typeOf(node)]
    if (!rule) return []
    // An author is told by name; the publisher stands in the graph itself, whole.
    const isPart = /^(Person|Organization)$/.test(typeOf(node)) && !graph.includes(node)
    const asked = isWhole && !isPart ? [...rule.required, ...rule.recommended] : rule.required
    return [
      ...asked.filter((name) => !has(node, name)).map((name) => `${typeOf(node)} has no ${name}`),
      ...(rule.absent ?? []).filter((name) => has(node, name)).map((name) => `${typeOf(node)} has ${name}`),
    ]
  })
}

/** Every node of a graph, those within others too. */
export function listNodes(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (!isNode(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(listNodes)]
}

function has(node: Record<string, unknown>, name: string): boolean {
  const [first = '', ...rest] = name.split('.')
  const value = node[first]
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value) && value.length === 0) return false
  return rest.length === 0 || (isNode(value) && has(value, rest.join('.')))
}
