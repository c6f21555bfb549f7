/** Counters, jobs, backups and checks of links. */
export const upkeep = `
create table content_version (
  id integer primary key,
  version bigint not null
);

create table counters (
  name text primary key,
  value bigint not null
);

create table jobs (
  id text primary key,
  status text not null check (status in ('working', 'ready')),
  reader text,
  attempts integer default 0 not null,
  begun_at text not null
);

create table shop_links (
  key text primary key,
  address text not null,
  host text not null,
  ask_at text not null,
  needs_get integer default 0 not null,
  state text not null check (state in ('new', 'there', 'missing', 'unclear')),
  message text,
  asked_at text,
  misses integer default 0 not null,
  missing_since text
);
create index shop_links_by_turn on shop_links (ask_at, key);

create table backup_problems (
  id integer primary key,
  problem text not null,
  since text not null
);

create table second_place (
  id integer primary key,
  looked_at text not null,
  backups integer not null,
  newest_at text,
  missing integer not null,
  unreadable integer not null
);

create table restoring (
  id integer primary key,
  owner text not null,
  until text not null
)`
