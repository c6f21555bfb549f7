import type { EngineTypes } from './engine-types.ts'

/** Accounts, how they come in, and their sessions. */
export const people = ({ wide }: EngineTypes) => `
create table users (
  id text primary key,
  email text not null unique,
  password_hash text not null,
  is_admin integer default 0 not null,
  created_at text not null,
  is_editor integer default 0 not null,
  name text
);

create table session_families (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  device text default '' not null,
  last_used_at text default '' not null,
  expires_at text default '' not null
);
create index session_families_by_user on session_families (user_id);

create table session_tokens (
  token_hash text primary key,
  family_id text not null references session_families (id) on delete cascade,
  kind text not null,
  created_at text not null,
  used_at text,
  expires_at text not null
);
create index session_tokens_by_family on session_tokens (family_id);

create table secrets (
  name text primary key,
  value text not null,
  created_at text not null
);

create table sign_in_limits (
  key text primary key,
  failures integer not null,
  blocked_until text not null,
  updated_at text not null
);

create table sign_in_refusals (
  day text primary key,
  count integer not null
);

create table one_time_tokens (
  token_hash text primary key,
  kind text not null,
  user_id text references users (id) on delete cascade,
  data text,
  created_at text not null,
  expires_at text not null
);

create table totp_secrets (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  confirmed_at text,
  last_step integer not null
);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  created_at text not null,
  constraint recovery_codes_key primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter ${wide} not null,
  transports text not null,
  created_at text not null,
  last_used_at text
);
create index passkeys_by_user on passkeys (user_id);

create table account_links (
  id text primary key,
  token_hash text not null unique,
  kind text not null,
  role text,
  note text,
  user_id text references users (id) on delete cascade,
  made_by text not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  kept_passkeys text default '[]' not null,
  drops_second_factor integer default 0 not null
);

create table account_events (
  id text primary key,
  at text not null,
  kind text not null,
  actor_id text,
  actor_name text,
  account_id text,
  account_name text,
  detail text
);
create index account_events_by_kind on account_events (kind, at)`
