import type { EngineTypes } from './engine-types.ts'

/** Recipes, their parts, and readings of them. */
export const recipes = ({ keys, wide, bytes }: EngineTypes) => `
create table recipes (
  ${keys},
  slug text not null unique,
  status text not null check (status in ('draft', 'published')),
  name text not null,
  description text,
  story text,
  difficulty text,
  recipe_category text,
  author_name text,
  prep_time_minutes integer,
  cook_time_minutes integer,
  total_time_minutes integer,
  servings integer,
  image_url text,
  keywords text not null,
  created_at text not null,
  updated_at text not null,
  search_name text not null,
  search_text text not null,
  search_author text not null default '',
  diets integer not null default 0,
  diet_rules integer not null default 0,
  cuisine text,
  published_at text,
  equipment text not null default '[]',
  search_lines text not null default '',
  fold_rules integer not null default 0,
  foods text not null default '[]',
  foods_complete integer not null default 0,
  food_rules integer not null default 0,
  nutrition_shown text,
  nutrition_rules integer not null default 0,
  dish text,
  dish_rules integer not null default 0,
  plate text,
  texture text,
  gut text not null default '',
  gut_rules integer not null default 0,
  low_energy text,
  softer text,
  checked_by text,
  checked_on text,
  sources text,
  review_on text,
  free_from integer not null default 0,
  languages text not null default ''
);
create index recipes_by_name on recipes (search_name);
create index recipes_by_rules on recipes (diet_rules);
create index recipes_newest on recipes (status, number desc, difficulty, recipe_category, cuisine, diets);
create index recipes_by_category on recipes (status, recipe_category, number desc, difficulty, cuisine, diets);
create index recipes_by_creation on recipes (created_at desc, number desc);
create index recipes_by_equipment on recipes (status, number desc, equipment) where equipment <> '[]';
create index recipes_by_fold_rules on recipes (fold_rules);
create index recipes_by_food_rules on recipes (food_rules);
create index recipes_by_nutrition_rules on recipes (nutrition_rules);
create index recipes_by_dish_rules on recipes (dish_rules);
create index recipes_by_gut_rules on recipes (gut_rules);
create index recipes_by_review on recipes (review_on) where review_on is not null;

create table recipe_dietary_restrictions (
  recipe_id text not null references recipes (id) on delete cascade,
  dietary_restriction text not null,
  given_by text not null default 'software' check (given_by in ('software', 'chef')),
  constraint recipe_dietary_restrictions_key primary key (recipe_id, dietary_restriction)
);
create index recipe_dietary_restrictions_by_label on recipe_dietary_restrictions (dietary_restriction, recipe_id);

create table recipe_wellness_categories (
  recipe_id text not null references recipes (id) on delete cascade,
  wellness_category text not null,
  constraint recipe_wellness_categories_key primary key (recipe_id, wellness_category)
);
create index recipe_wellness_categories_by_label on recipe_wellness_categories (wellness_category, recipe_id);

create table recipe_nutrition (
  recipe_id text primary key references recipes (id) on delete cascade,
  calories double precision,
  protein_content_g double precision,
  carbohydrate_content_g double precision,
  fat_content_g double precision,
  cholesterol_content_mg double precision,
  fiber_content_g double precision,
  saturated_fat_content_g double precision,
  sodium_content_mg double precision,
  sugar_content_g double precision,
  serving_size text,
  given text,
  source text,
  coverage double precision,
  given_for text,
  stale_since text
);

create table recipe_ingredients (
  id text primary key,
  recipe_id text not null references recipes (id) on delete cascade,
  ingredient_text text not null,
  section text,
  order_index integer not null,
  constraint recipe_ingredients_order unique (recipe_id, order_index)
);

create table recipe_instructions (
  id text primary key,
  recipe_id text not null references recipes (id) on delete cascade,
  step_text text not null,
  step_url text,
  section text,
  step_number integer not null,
  undone_links text not null default '[]',
  constraint recipe_instructions_order unique (recipe_id, step_number)
);

create table recipe_sources (
  recipe_id text primary key references recipes (id) on delete cascade,
  source_url text,
  source text not null,
  report text not null
);
create index recipe_sources_by_url on recipe_sources (source_url);

create table recipe_label_decisions (
  recipe_id text not null references recipes (id) on delete cascade,
  dietary_restriction text not null,
  answer text not null check (answer in ('yes', 'off')),
  reason text,
  decided_at text not null,
  lines text not null,
  constraint recipe_label_decisions_key primary key (recipe_id, dietary_restriction)
);

create table lost_labels (
  recipe_id text not null references recipes (id) on delete cascade,
  dietary_restriction text not null,
  state text not null,
  line text,
  term text,
  lost_at text not null,
  constraint lost_labels_key primary key (recipe_id, dietary_restriction)
);

create table recipe_readings (
  recipe_id text primary key references recipes (id) on delete cascade,
  updated_at text not null,
  rules integer not null,
  content ${bytes} not null
);

create table recipe_changes (
  number ${wide} primary key,
  version bigint not null
);
create index recipe_changes_by_version on recipe_changes (version);

create table food_corrections (
  id text primary key,
  words text not null,
  means text not null,
  labels text not null,
  created_at text not null,
  removed_at text
);

create table food_correction_recipes (
  correction_id text not null references food_corrections (id) on delete cascade,
  recipe_id text not null references recipes (id) on delete cascade,
  waiting integer not null,
  may_give text not null,
  took text not null,
  constraint food_correction_recipes_key primary key (correction_id, recipe_id)
);
create index food_correction_recipes_by_waiting on food_correction_recipes (waiting);
create index food_correction_recipes_by_recipe_id on food_correction_recipes (recipe_id)`
