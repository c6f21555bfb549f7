import type { EngineTypes } from './engine-types.ts'

/** Pictures, and addresses they come from. */
export const pictures = ({ bytes }: EngineTypes) => `
create table media (
  hash text primary key,
  width integer not null,
  height integer not null,
  alt_text text not null,
  file_name text not null,
  byte_size integer not null,
  created_at text not null,
  uploaded_by text references users (id) on delete set null,
  deleted_at text,
  deleted_by text
);
create index media_newest on media (created_at desc, hash);

create table media_variants (
  hash text not null references media (hash) on delete cascade,
  format text not null check (format in ('avif', 'webp', 'jpeg')),
  width integer not null,
  content ${bytes} not null,
  constraint media_variants_key primary key (hash, format, width)
);

create table logo_icons (
  hash text not null references media (hash) on delete cascade,
  size integer not null,
  content ${bytes} not null,
  constraint logo_icons_key primary key (hash, size)
);

create table linked_pictures (
  key text primary key,
  address text not null,
  state text not null check (state in ('waiting', 'here', 'failed')),
  hash text references media (hash) on delete cascade,
  message text,
  tries integer default 0 not null,
  try_at text not null,
  settled_at text,
  asked_by text references users (id) on delete set null
);
create index linked_pictures_by_state on linked_pictures (state, try_at);
create index linked_pictures_by_hash on linked_pictures (hash);

create table share_pictures (
  page text primary key,
  version text not null,
  content ${bytes} not null,
  drawn_at text not null
);
create index share_pictures_by_age on share_pictures (drawn_at, page)`
