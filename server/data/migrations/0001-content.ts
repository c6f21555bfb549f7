import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  await createContentVersion(db)
  await createRecipes(db, engine)
  await createRecipeParts(db)
  await createEquipment(db)
  await createPosts(db)
}

async function createContentVersion(db: Kysely<unknown>) {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute()
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db)
}

async function createRecipes(db: Kysely<unknown>, engine: 'sqlite' | 'postgres') {
  // SQLite's search index points at rows by number, and only a declared one survives VACUUM.
  const table =
    engine === 'sqlite'
      ? db.schema
          .createTable('recipes')
          .addColumn('number', 'integer', (c) => c.primaryKey())
          .addColumn('id', 'text', (c) => c.notNull().unique())
      : db.schema.createTable('recipes').addColumn('id', 'text', (c) => c.primaryKey())
  await table
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'published')`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('story', 'text')
    .addColumn('difficulty', 'text')
    .addColumn('recipe_category', 'text')
    .addColumn('author_name', 'text')
    .addColumn('prep_time_minutes', 'integer')
    .addColumn('cook_time_minutes', 'integer')
    .addColumn('total_time_minutes', 'integer')
    .addColumn('servings', 'integer')
    .addColumn('image_url', 'text')
    .addColumn('keywords', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('search_name', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .execute()

  const newestFirst = ['created_at desc', 'id desc'] as const
  await db.schema
    .createIndex('recipes_newest')
    .on('recipes')
    .columns(['status', ...newestFirst])
    .execute()
  await db.schema
    .createIndex('recipes_by_category')
    .on('recipes')
    .columns(['status', 'recipe_category', ...newestFirst])
    .execute()
  await db.schema
    .createIndex('recipes_by_difficulty')
    .on('recipes')
    .columns(['status', 'difficulty', ...newestFirst])
    .execute()
  await db.schema.createIndex('recipes_by_name').on('recipes').column('search_name').execute()
}

async function createRecipeParts(db: Kysely<unknown>) {
  for (const [table, label] of [
    ['recipe_dietary_restrictions', 'dietary_restriction'],
    ['recipe_wellness_categories', 'wellness_category'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
      .addColumn(label, 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['recipe_id', label])
      .execute()
    await db.schema.createIndex(`${table}_by_label`).on(table).columns([label, 'recipe_id']).execute()
  }

  await db.schema
    .createTable('recipe_nutrition')
    .addColumn('recipe_id', 'text', (c) => c.primaryKey().references('recipes.id').onDelete('cascade'))
    .addColumn('calories', 'double precision')
    .addColumn('protein_content_g', 'double precision')
    .addColumn('carbohydrate_content_g', 'double precision')
    .addColumn('fat_content_g', 'double precision')
    .addColumn('cholesterol_content_mg', 'double precision')
    .addColumn('fiber_content_g', 'double precision')
    .addColumn('saturated_fat_content_g', 'double precision')
    .addColumn('sodium_content_mg', 'double precision')
    .addColumn('sugar_content_g', 'double precision')
    .addColumn('serving_size', 'text')
    .execute()

  await db.schema
    .createTable('recipe_ingredients')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('ingredient_text', 'text', (c) => c.notNull())
    .addColumn('section', 'text')
    .addColumn('order_index', 'integer', (c) => c.notNull())
    .addUniqueConstraint('recipe_ingredients_order', ['recipe_id', 'order_index'])
    .execute()

  await db.schema
    .createTable('recipe_instructions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recipe_id', 'text', (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('step_text', 'text', (c) => c.notNull())
    .addColumn('step_url', 'text')
    .addColumn('section', 'text')
    .addColumn('step_number', 'integer', (c) => c.notNull())
    .addUniqueConstraint('recipe_instructions_order', ['recipe_id', 'step_number'])
    .execute()

  await db.schema
    .createTable('recipe_sources')
    .addColumn('recipe_id', 'text', (c) => c.primaryKey().references('recipes.id').onDelete('cascade'))
    .addColumn('source_url', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('recipe_sources_by_url').on('recipe_sources').column('source_url').execute()
}

async function createEquipment(db: Kysely<unknown>) {
  await db.schema
    .createTable('kitchen_equipment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text')
    .addColumn('brand', 'text')
    .addColumn('model', 'text')
    .addColumn('price', 'double precision')
    .addColumn('currency', 'text', (c) => c.notNull().defaultTo('USD'))
    .addColumn('category', 'text')
    .addColumn('image_url', 'text')
    .addColumn('features', 'text', (c) => c.notNull())
    .addColumn('pros', 'text', (c) => c.notNull())
    .addColumn('cons', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision')
    .addColumn('review_summary', 'text')
    .addColumn('affiliate_links', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}

async function createPosts(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('is_admin', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('blog_posts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('excerpt', 'text')
    .addColumn('featured_image_url', 'text')
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'published')`))
    .addColumn('published_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('author_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('blog_posts_newest')
    .on('blog_posts')
    .columns(['status', 'published_at desc'])
    .execute()

  await db.schema
    .createTable('old_slugs')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('old_slugs_key', ['kind', 'slug'])
    .execute()
}
