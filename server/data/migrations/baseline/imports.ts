import type { EngineTypes } from './engine-types.ts'

/** Uploads and their review. */
export const imports = ({ bytes }: EngineTypes) => `
create table imports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('recipes', 'equipment')),
  status text not null check (status in ('parsing', 'ready', 'saving')),
  created_at text not null,
  file_names text not null,
  problems text not null,
  saving text,
  reader text,
  attempts integer default 0 not null,
  reading integer,
  refused text default '[]' not null
);
create index imports_by_user on imports (user_id, kind, created_at);

create table import_files (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  name text not null,
  content ${bytes} not null,
  constraint import_files_key primary key (import_id, position)
);

create table import_items (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  file_name text not null,
  name text not null,
  search_name text not null,
  source_url text,
  needs_look integer not null,
  outcome text not null check (outcome in ('waiting', 'saved', 'discarded')),
  saved_id text,
  saved_at text,
  replaced_at text,
  constraint import_items_key primary key (import_id, position)
);

create table import_contents (
  import_id text not null,
  position integer not null,
  fields text not null,
  typed text,
  origin text not null,
  decisions text,
  constraint import_contents_key primary key (import_id, position),
  constraint import_contents_item foreign key (import_id, position) references import_items (import_id, position) on delete cascade
)`
