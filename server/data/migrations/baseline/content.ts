import type { EngineTypes } from './engine-types.ts'

/** Equipment, posts, and what recipes share with them. */
export const content = ({ counted, withoutRowId }: EngineTypes) => `
create table kitchen_equipment (
  id text primary key,
  name text not null,
  description text,
  brand text,
  model text,
  price double precision,
  currency text default 'USD' not null,
  category text,
  image_url text,
  features text not null,
  pros text not null,
  cons text not null,
  rating double precision,
  review_summary text,
  affiliate_links text not null,
  created_at text not null,
  updated_at text not null default '',
  price_checked_on text,
  status text not null default 'published' check (status in ('draft', 'published')),
  published_at text,
  slug text,
  drawn_as text
);
create index kitchen_equipment_newest on kitchen_equipment (status, published_at desc);
create unique index kitchen_equipment_slug on kitchen_equipment (slug);

create table blog_posts (
  id text primary key,
  title text not null,
  slug text not null unique,
  content text not null,
  excerpt text,
  featured_image_url text,
  status text not null check (status in ('draft', 'published')),
  published_at text,
  created_at text not null,
  updated_at text not null,
  author_id text references users (id) on delete set null,
  drawn_as text,
  shows text not null default '[]'
);
create index blog_posts_newest on blog_posts (status, published_at desc);

create table old_slugs (
  kind text not null,
  slug text not null,
  target_id text not null,
  constraint old_slugs_key primary key (kind, slug)
);

create table versions (
  id text primary key,
  kind text not null,
  target_id text not null,
  number integer not null,
  name text not null,
  snapshot text not null,
  saved_at text not null,
  created_at text not null,
  author_id text references users (id) on delete set null,
  deleted integer not null,
  constraint versions_order unique (kind, target_id, number)
);
create index versions_by_moment on versions (created_at, kind);
create index versions_deleted on versions (created_at) where deleted = 1;

create table settings (
  id integer primary key,
  fields text not null,
  samples text not null,
  updated_at text not null,
  steps_dismissed_at text
);

create table samples (
  target_id text primary key,
  kind text not null,
  updated_at text not null,
  removed_at text
);

create table guide_pages (
  slug text primary key,
  words text not null,
  is_off integer not null,
  updated_at text not null
);

create table preview_links (
  id text primary key,
  token_hash text not null unique,
  kind text not null,
  target_id text not null,
  note text,
  snapshot text,
  created_at text not null,
  expires_at text not null,
  made_by text references users (id) on delete cascade
);
create index preview_links_by_target on preview_links (target_id, kind);

create table search_texts (
  number ${counted} primary key,
  kind text not null,
  target_id text not null,
  search_name text not null,
  search_text text not null,
  fold_rules integer not null,
  constraint search_texts_target unique (kind, target_id)
);

create table spellings (
  spelling text not null,
  word text not null,
  constraint spellings_key primary key (spelling, word)
) ${withoutRowId};

create table redirects (
  path text primary key,
  leads_to text,
  created_at text not null,
  deleted_at text,
  asked integer default 0 not null
);
create index redirects_by_target on redirects (leads_to);

create table missing_paths (
  path text primary key,
  asked integer not null,
  last_asked text not null,
  is_hidden integer default 0 not null
);

create table redirect_imports (
  id text primary key,
  created_at text not null,
  changes text not null
)`
