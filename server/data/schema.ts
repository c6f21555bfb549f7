/**
 * Row types, column for column. Both engines store the same plain values: ids and instants as text
 * (ISO 8601, UTC), flags as 0 or 1, lists as JSON text. Names are those of SPEC.md section 3.
 */
export interface Schema {
  content_version: { id: 1; version: number }

  recipes: {
    id: string
    slug: string
    status: 'draft' | 'published'
    name: string
    description: string | null
    story: string | null
    difficulty: string | null
    recipe_category: string | null
    author_name: string | null
    prep_time_minutes: number | null
    cook_time_minutes: number | null
    total_time_minutes: number | null
    servings: number | null
    image_url: string | null
    /** JSON list of texts. */
    keywords: string
    created_at: string
    updated_at: string
    /** `fold(name)`, and the same followed by the folded description: what search looks through. */
    search_name: string
    search_text: string
  }
  recipe_dietary_restrictions: { recipe_id: string; dietary_restriction: string }
  recipe_wellness_categories: { recipe_id: string; wellness_category: string }
  recipe_nutrition: {
    recipe_id: string
    calories: number | null
    protein_content_g: number | null
    carbohydrate_content_g: number | null
    fat_content_g: number | null
    cholesterol_content_mg: number | null
    fiber_content_g: number | null
    saturated_fat_content_g: number | null
    sodium_content_mg: number | null
    sugar_content_g: number | null
    serving_size: string | null
  }
  recipe_ingredients: {
    id: string
    recipe_id: string
    ingredient_text: string
    section: string | null
    order_index: number
  }
  recipe_instructions: {
    id: string
    recipe_id: string
    step_text: string
    step_url: string | null
    section: string | null
    step_number: number
  }
  /** The file a recipe came from, untouched, and what the importer said about it. Both are JSON text. */
  recipe_sources: { recipe_id: string; source_url: string | null; source: string; report: string }

  kitchen_equipment: {
    id: string
    name: string
    description: string | null
    brand: string | null
    model: string | null
    price: number | null
    currency: string
    category: string | null
    image_url: string | null
    /** JSON lists of texts. */
    features: string
    pros: string
    cons: string
    rating: number | null
    review_summary: string | null
    /** JSON list of { url, program, label? }. */
    affiliate_links: string
    created_at: string
  }

  blog_posts: {
    id: string
    title: string
    slug: string
    content: string
    excerpt: string | null
    featured_image_url: string | null
    status: 'draft' | 'published'
    published_at: string | null
    created_at: string
    updated_at: string
    author_id: string | null
  }

  /** Addresses that were once a recipe's or a post's, so that old links redirect. */
  old_slugs: { kind: 'recipe' | 'post'; slug: string; target_id: string }

  users: {
    id: string
    email: string
    password_hash: string
    is_admin: 0 | 1
    created_at: string
  }
  /** One signed-in device: the tokens that followed one another since its sign-in. */
  session_families: { id: string; user_id: string; created_at: string; revoked_at: string | null }
  /** SHA-256 of the opaque tokens of SPEC.md's Session; the tokens themselves are never stored. */
  session_tokens: {
    token_hash: string
    family_id: string
    kind: 'access' | 'refresh'
    created_at: string
    used_at: string | null
    expires_at: string
  }
}
