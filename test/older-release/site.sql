--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: note_nutrition_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_nutrition_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into recipe_changes (number, version)
      select changed.number, content_version.version from (select recipes.number from recipes where recipes.id = new.recipe_id) as changed, content_version
      on conflict (number) do update set version = excluded.version; return null; end $$;


--
-- Name: note_recipe_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.note_recipe_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'INSERT' then insert into recipe_changes (number, version)
      select changed.number, content_version.version from (select old.number) as changed, content_version
      on conflict (number) do update set version = excluded.version; end if;
    if tg_op <> 'DELETE' then insert into recipe_changes (number, version)
      select changed.number, content_version.version from (select new.number) as changed, content_version
      on conflict (number) do update set version = excluded.version; end if; return null; end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_events (
    id text NOT NULL,
    at text NOT NULL,
    kind text NOT NULL,
    actor_id text,
    actor_name text,
    account_id text,
    account_name text,
    detail text
);


--
-- Name: account_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_links (
    id text NOT NULL,
    token_hash text NOT NULL,
    kind text NOT NULL,
    role text,
    note text,
    user_id text,
    made_by text NOT NULL,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    kept_passkeys text DEFAULT '[]'::text NOT NULL,
    drops_second_factor integer DEFAULT 0 NOT NULL
);


--
-- Name: backup_problems; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.backup_problems (
    id integer NOT NULL,
    problem text NOT NULL,
    since text NOT NULL
);


--
-- Name: blog_posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blog_posts (
    id text NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    content text NOT NULL,
    excerpt text,
    featured_image_url text,
    status text NOT NULL,
    published_at text,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    author_id text,
    drawn_as text,
    shows text DEFAULT '[]'::text NOT NULL,
    CONSTRAINT blog_posts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);


--
-- Name: content_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.content_version (
    id integer NOT NULL,
    version bigint NOT NULL
);


--
-- Name: counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counters (
    name text NOT NULL,
    value bigint NOT NULL
);


--
-- Name: food_correction_recipes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.food_correction_recipes (
    correction_id text NOT NULL,
    recipe_id text NOT NULL,
    waiting integer NOT NULL,
    may_give text NOT NULL,
    took text NOT NULL
);


--
-- Name: food_corrections; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.food_corrections (
    id text NOT NULL,
    words text NOT NULL,
    means text NOT NULL,
    labels text NOT NULL,
    created_at text NOT NULL,
    removed_at text
);


--
-- Name: guide_pages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guide_pages (
    slug text NOT NULL,
    words text NOT NULL,
    is_off integer NOT NULL,
    updated_at text NOT NULL
);


--
-- Name: import_contents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.import_contents (
    import_id text NOT NULL,
    "position" integer NOT NULL,
    fields text NOT NULL,
    typed text,
    origin text NOT NULL,
    decisions text
);


--
-- Name: import_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.import_files (
    import_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    content bytea NOT NULL
);


--
-- Name: import_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.import_items (
    import_id text NOT NULL,
    "position" integer NOT NULL,
    file_name text NOT NULL,
    name text NOT NULL,
    search_name text NOT NULL,
    source_url text,
    needs_look integer NOT NULL,
    outcome text NOT NULL,
    saved_id text,
    saved_at text,
    replaced_at text,
    CONSTRAINT import_items_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'saved'::text, 'discarded'::text])))
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    created_at text NOT NULL,
    file_names text NOT NULL,
    problems text NOT NULL,
    saving text,
    reader text,
    attempts integer DEFAULT 0 NOT NULL,
    reading integer,
    refused text DEFAULT '[]'::text NOT NULL,
    CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['recipes'::text, 'equipment'::text]))),
    CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['parsing'::text, 'ready'::text, 'saving'::text])))
);


--
-- Name: jobs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.jobs (
    id text NOT NULL,
    status text NOT NULL,
    reader text,
    attempts integer DEFAULT 0 NOT NULL,
    begun_at text NOT NULL,
    CONSTRAINT jobs_status_check CHECK ((status = ANY (ARRAY['working'::text, 'ready'::text])))
);


--
-- Name: kitchen_equipment; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kitchen_equipment (
    id text NOT NULL,
    name text NOT NULL,
    description text,
    brand text,
    model text,
    price double precision,
    currency text DEFAULT 'USD'::text NOT NULL,
    category text,
    image_url text,
    features text NOT NULL,
    pros text NOT NULL,
    cons text NOT NULL,
    rating double precision,
    review_summary text,
    affiliate_links text NOT NULL,
    created_at text NOT NULL,
    updated_at text DEFAULT ''::text NOT NULL,
    price_checked_on text,
    status text DEFAULT 'published'::text NOT NULL,
    published_at text,
    slug text,
    drawn_as text,
    CONSTRAINT kitchen_equipment_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);


--
-- Name: linked_pictures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.linked_pictures (
    key text NOT NULL,
    address text NOT NULL,
    state text NOT NULL,
    hash text,
    message text,
    tries integer DEFAULT 0 NOT NULL,
    try_at text NOT NULL,
    settled_at text,
    asked_by text,
    CONSTRAINT linked_pictures_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'here'::text, 'failed'::text])))
);


--
-- Name: logo_icons; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.logo_icons (
    hash text NOT NULL,
    size integer NOT NULL,
    content bytea NOT NULL
);


--
-- Name: lost_labels; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lost_labels (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    state text NOT NULL,
    line text,
    term text,
    lost_at text NOT NULL
);


--
-- Name: media; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media (
    hash text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    alt_text text NOT NULL,
    file_name text NOT NULL,
    byte_size integer NOT NULL,
    created_at text NOT NULL,
    uploaded_by text,
    deleted_at text,
    deleted_by text
);


--
-- Name: media_variants; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_variants (
    hash text NOT NULL,
    format text NOT NULL,
    width integer NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT media_variants_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text])))
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at text NOT NULL
);


--
-- Name: missing_paths; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.missing_paths (
    path text NOT NULL,
    asked integer NOT NULL,
    last_asked text NOT NULL,
    is_hidden integer DEFAULT 0 NOT NULL
);


--
-- Name: old_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.old_slugs (
    kind text NOT NULL,
    slug text NOT NULL,
    target_id text NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_tokens (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    data text,
    created_at text NOT NULL,
    expires_at text NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at text NOT NULL,
    last_used_at text
);


--
-- Name: preview_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.preview_links (
    id text NOT NULL,
    token_hash text NOT NULL,
    kind text NOT NULL,
    target_id text NOT NULL,
    note text,
    snapshot text,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    made_by text
);


--
-- Name: recipe_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_changes (
    number bigint NOT NULL,
    version bigint NOT NULL
);


--
-- Name: recipe_dietary_restrictions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_dietary_restrictions (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    given_by text DEFAULT 'software'::text NOT NULL,
    CONSTRAINT recipe_dietary_restrictions_given_by_check CHECK ((given_by = ANY (ARRAY['software'::text, 'chef'::text])))
);


--
-- Name: recipe_ingredients; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_ingredients (
    id text NOT NULL,
    recipe_id text NOT NULL,
    ingredient_text text NOT NULL,
    section text,
    order_index integer NOT NULL
);


--
-- Name: recipe_instructions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_instructions (
    id text NOT NULL,
    recipe_id text NOT NULL,
    step_text text NOT NULL,
    step_url text,
    section text,
    step_number integer NOT NULL,
    undone_links text DEFAULT '[]'::text NOT NULL
);


--
-- Name: recipe_label_decisions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_label_decisions (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    answer text NOT NULL,
    reason text,
    decided_at text NOT NULL,
    lines text NOT NULL,
    CONSTRAINT recipe_label_decisions_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'off'::text])))
);


--
-- Name: recipe_nutrition; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_nutrition (
    recipe_id text NOT NULL,
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


--
-- Name: recipe_readings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_readings (
    recipe_id text NOT NULL,
    updated_at text NOT NULL,
    rules integer NOT NULL,
    content bytea NOT NULL
);


--
-- Name: recipe_sources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_sources (
    recipe_id text NOT NULL,
    source_url text,
    source text NOT NULL,
    report text NOT NULL
);


--
-- Name: recipe_wellness_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipe_wellness_categories (
    recipe_id text NOT NULL,
    wellness_category text NOT NULL
);


--
-- Name: recipes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recipes (
    id text NOT NULL,
    slug text NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
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
    keywords text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    search_name text NOT NULL,
    search_text text NOT NULL,
    search_author text DEFAULT ''::text NOT NULL,
    number bigint NOT NULL,
    diets integer DEFAULT 0 NOT NULL,
    diet_rules integer DEFAULT 0 NOT NULL,
    cuisine text,
    published_at text,
    equipment text DEFAULT '[]'::text NOT NULL,
    search_lines text DEFAULT ''::text NOT NULL,
    fold_rules integer DEFAULT 0 NOT NULL,
    foods text DEFAULT '[]'::text NOT NULL,
    foods_complete integer DEFAULT 0 NOT NULL,
    food_rules integer DEFAULT 0 NOT NULL,
    nutrition_shown text,
    nutrition_rules integer DEFAULT 0 NOT NULL,
    dish text,
    dish_rules integer DEFAULT 0 NOT NULL,
    plate text,
    texture text,
    gut text DEFAULT ''::text NOT NULL,
    gut_rules integer DEFAULT 0 NOT NULL,
    low_energy text,
    softer text,
    checked_by text,
    checked_on text,
    sources text,
    review_on text,
    free_from integer DEFAULT 0 NOT NULL,
    languages text DEFAULT ''::text NOT NULL,
    CONSTRAINT recipes_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    created_at text NOT NULL
);


--
-- Name: redirect_imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.redirect_imports (
    id text NOT NULL,
    created_at text NOT NULL,
    changes text NOT NULL
);


--
-- Name: redirects; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.redirects (
    path text NOT NULL,
    leads_to text,
    created_at text NOT NULL,
    deleted_at text,
    asked integer DEFAULT 0 NOT NULL
);


--
-- Name: restoring; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restoring (
    id integer NOT NULL,
    owner text NOT NULL,
    until text NOT NULL
);


--
-- Name: samples; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.samples (
    target_id text NOT NULL,
    kind text NOT NULL,
    updated_at text NOT NULL,
    removed_at text
);


--
-- Name: search_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.search_texts (
    number bigint NOT NULL,
    kind text NOT NULL,
    target_id text NOT NULL,
    search_name text NOT NULL,
    search_text text NOT NULL,
    fold_rules integer NOT NULL
);


--
-- Name: search_texts_number_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.search_texts ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.search_texts_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: second_place; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.second_place (
    id integer NOT NULL,
    looked_at text NOT NULL,
    backups integer NOT NULL,
    newest_at text,
    missing integer NOT NULL,
    unreadable integer NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at text NOT NULL
);


--
-- Name: session_families; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_families (
    id text NOT NULL,
    user_id text NOT NULL,
    created_at text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    last_used_at text DEFAULT ''::text NOT NULL,
    expires_at text DEFAULT ''::text NOT NULL
);


--
-- Name: session_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.session_tokens (
    token_hash text NOT NULL,
    family_id text NOT NULL,
    kind text NOT NULL,
    created_at text NOT NULL,
    used_at text,
    expires_at text NOT NULL
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    id integer NOT NULL,
    fields text NOT NULL,
    samples text NOT NULL,
    updated_at text NOT NULL,
    steps_dismissed_at text
);


--
-- Name: share_pictures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.share_pictures (
    page text NOT NULL,
    version text NOT NULL,
    content bytea NOT NULL,
    drawn_at text NOT NULL
);


--
-- Name: shop_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.shop_links (
    key text NOT NULL,
    address text NOT NULL,
    host text NOT NULL,
    ask_at text NOT NULL,
    needs_get integer DEFAULT 0 NOT NULL,
    state text NOT NULL,
    message text,
    asked_at text,
    misses integer DEFAULT 0 NOT NULL,
    missing_since text,
    CONSTRAINT shop_links_state_check CHECK ((state = ANY (ARRAY['new'::text, 'there'::text, 'missing'::text, 'unclear'::text])))
);


--
-- Name: sign_in_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_limits (
    key text NOT NULL,
    failures integer NOT NULL,
    blocked_until text NOT NULL,
    updated_at text NOT NULL
);


--
-- Name: sign_in_refusals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_refusals (
    day text NOT NULL,
    count integer NOT NULL
);


--
-- Name: spellings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.spellings (
    spelling text NOT NULL,
    word text NOT NULL
);


--
-- Name: totp_secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.totp_secrets (
    user_id text NOT NULL,
    secret text NOT NULL,
    confirmed_at text,
    last_step integer NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    is_admin integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    is_editor integer DEFAULT 0 NOT NULL,
    name text
);


--
-- Name: versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.versions (
    id text NOT NULL,
    kind text NOT NULL,
    target_id text NOT NULL,
    number integer NOT NULL,
    name text NOT NULL,
    snapshot text NOT NULL,
    saved_at text NOT NULL,
    created_at text NOT NULL,
    author_id text,
    deleted integer NOT NULL
);


--
-- Data for Name: account_events; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: account_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: backup_problems; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: blog_posts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.blog_posts VALUES ('e614adca-4950-4de7-a50e-030535b0f92a', 'A stock worth standing over', 'a-stock', 'Four bones, one carrot.
<h2>The pot</h2>
No lid.', 'The broth that starts half the recipes.', NULL, 'published', '2026-01-02T08:00:00.000Z', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z', NULL, NULL, '[]');
INSERT INTO public.blog_posts VALUES ('ab655e56-a882-4a26-83b8-583a1780fdd0', 'A draft of mine', 'a-draft-of-mine', 'Not <strong>yet</strong>.', 'The broth that starts half the recipes.', NULL, 'draft', NULL, '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', NULL, NULL, '[]');


--
-- Data for Name: content_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.content_version VALUES (1, 10);


--
-- Data for Name: counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counters VALUES ('order', 0);
INSERT INTO public.counters VALUES ('live', 13);
INSERT INTO public.counters VALUES ('stored', 12);


--
-- Data for Name: food_correction_recipes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: food_corrections; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: guide_pages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: import_contents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.import_contents VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 3, '{"name":"Plain Cod","description":null,"story":null,"difficulty":null,"recipe_category":null,"cuisine":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"equipment":[],"nutrition_shown":null,"keywords":[],"plate":null,"texture":null,"low_energy":null,"softer":null,"checked_by":null,"checked_on":null,"sources":null,"review_on":null,"ingredients":[{"ingredient_text":"1 cod","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"dietary_restrictions":["gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Plain Cod","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["1 cod"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"1 line found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"gluten-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"paleo: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 min.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 min.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"no","reasons":[{"line":"1 cod","term":"cod","why":"breaks"}]},{"diet":"vegan","state":"no","reasons":[{"line":"1 cod","term":"cod","why":"breaks"}]},{"diet":"gluten-free","state":"yes","reasons":[]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"unknown","reasons":[]},{"diet":"keto","state":"unknown","reasons":[]},{"diet":"paleo","state":"yes","reasons":[]}]}', NULL);
INSERT INTO public.import_contents VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 1, '{"name":"Leek Soup","description":null,"story":null,"difficulty":null,"recipe_category":null,"cuisine":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"equipment":[],"nutrition_shown":null,"keywords":[],"plate":null,"texture":null,"low_energy":null,"softer":null,"checked_by":null,"checked_on":null,"sources":null,"review_on":null,"ingredients":[{"ingredient_text":"3 leeks","section":null},{"ingredient_text":"600 ml chicken stock","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["3 leeks","600 ml chicken stock"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"2 lines found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 min.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 min.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"no","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"breaks"}]},{"diet":"vegan","state":"no","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"breaks"}]},{"diet":"gluten-free","state":"check-label","reasons":[{"line":"600 ml chicken stock","term":"stock","why":"packet"}]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"unknown","reasons":[]},{"diet":"keto","state":"unknown","reasons":[]},{"diet":"paleo","state":"check-label","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"packet"}]}]}', '[]');
INSERT INTO public.import_contents VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 2, '{"name":"My Rice Bowl","description":null,"story":null,"difficulty":null,"recipe_category":null,"cuisine":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"equipment":[],"nutrition_shown":null,"keywords":[],"plate":null,"texture":null,"low_energy":null,"softer":null,"checked_by":null,"checked_on":null,"sources":null,"review_on":null,"ingredients":[{"ingredient_text":"75 g rice","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Rice Bowl","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["75 g rice"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"1 line found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"vegetarian: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"vegan: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"gluten-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 min.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 min.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"yes","reasons":[]},{"diet":"vegan","state":"yes","reasons":[]},{"diet":"gluten-free","state":"yes","reasons":[]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]},{"diet":"keto","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]},{"diet":"paleo","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]}]}', '[]');


--
-- Data for Name: import_files; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: import_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.import_items VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 3, 'many.json', 'Plain Cod', 'plain cod', NULL, 0, 'waiting', NULL, NULL, NULL);
INSERT INTO public.import_items VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 1, 'many.json', 'Leek Soup', 'leek soup', NULL, 0, 'saved', 'f2f1bd4b-a7ed-4c32-866a-9f070bc81661', '2026-03-04T05:06:07.000Z', NULL);
INSERT INTO public.import_items VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 2, 'many.json', 'My Rice Bowl', 'my rice bowl', NULL, 0, 'waiting', NULL, NULL, NULL);


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES ('0acf319c-875b-4ed6-abf7-1b1232f9ebf0', 'a01f0361-cd60-4b09-be12-1f569b91854c', 'recipes', 'ready', '2026-03-04T05:06:07.000Z', '["many.json","broken.json"]', '[{"file":"broken.json","message":"Failed to parse JSON file. Please check the file format.","detail":"A name in straight double quotes was expected in line 1, at “,”."}]', NULL, 'first', 1, NULL, '[]');


--
-- Data for Name: jobs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.jobs VALUES ('links', 'working', NULL, 0, '2026-01-01T00:00:00.000Z');
INSERT INTO public.jobs VALUES ('trash', 'working', NULL, 0, '2026-01-01T00:00:00.000Z');
INSERT INTO public.jobs VALUES ('backups', 'working', NULL, 0, '2026-01-01T00:00:00.000Z');
INSERT INTO public.jobs VALUES ('rereading', 'working', NULL, 0, '2026-01-01T00:00:00.000Z');


--
-- Data for Name: kitchen_equipment; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kitchen_equipment VALUES ('cc10a647-f055-453f-9bc6-cbd8dd93025f', 'Steady Blender', 'A jug blender with a wide base.', 'Hearthline', 'SB-2', 129, 'USD', 'Blending', NULL, '["1.8 l glass jug","Six blades","Pulse","Quiet"]', '["Smooth in two minutes"]', '["Heavy jug"]', 4.5, 'It has outlived two lids.', '[{"url":"https://shop.example/sb-2?tag=plate","program":"Shop Partners","label":"Kitchen Shop"},{"url":"https://market.example/sb-2","program":"Marketplace"},{"url":"https://third.example/sb-2","program":"Third","label":"Third Shop"}]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z', NULL, 'published', '2026-03-04T05:06:07.000Z', 'steady-blender', NULL);


--
-- Data for Name: linked_pictures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: logo_icons; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: lost_labels; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: media; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media VALUES ('fdc2cafef9472784e16ae11e9ff06d94418dd96ee15bb11074d411b0b31d1aff', 4, 3, 'A bowl', 'bowl.png', 138, '2026-03-04T05:06:07.000Z', 'a01f0361-cd60-4b09-be12-1f569b91854c', NULL, NULL);


--
-- Data for Name: media_variants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_variants VALUES ('fdc2cafef9472784e16ae11e9ff06d94418dd96ee15bb11074d411b0b31d1aff', 'avif', 4, '\x0000001c6674797061766966000000006d696631617669666d696166000000d66d657461000000000000002168646c720000000000000000706963740000000000000000000000000000000022696c6f63000000004440000100010000000000fa000100000000000000230000002369696e6600000000000100000015696e6665020000000001000061763031000000000e7069746d0000000000010000005669707270000000386970636f0000000c6176314381000c000000001469737065000000000000000400000003000000107069786900000000030808080000001669706d6100000000000000010001038102030000002b6d64617412000a08180479a2021a0d0832151947878621879e79e68240009040c9aa11a527a790');
INSERT INTO public.media_variants VALUES ('fdc2cafef9472784e16ae11e9ff06d94418dd96ee15bb11074d411b0b31d1aff', 'webp', 4, '\x524946462e0000005745425056503820220000009001009d012a0400030002003425004e801e3e8b0000e0fc5bfada87ae2e6c86f000');
INSERT INTO public.media_variants VALUES ('fdc2cafef9472784e16ae11e9ff06d94418dd96ee15bb11074d411b0b31d1aff', 'jpeg', 4, '\xffd8ffdb004300060606060706070808070a0b0a0b0a0f0e0c0c0e0f1610111011101622151915151915221e241e1c1e241e362a26262a363e3432343e4c44444c5f5a5f7c7ca7ffdb004301060606060706070808070a0b0a0b0a0f0e0c0c0e0f1610111011101622151915151915221e241e1c1e241e362a26262a363e3432343e4c44444c5f5a5f7c7ca7ffc20011080003000403012200021101031101ffc4001500010100000000000000000000000000000004ffc4001501010100000000000000000000000000000305ffda000c03010002100310000000bc14dfffc4001810000203000000000000000000000000000001020323ffda0008010100013f00a96713ffc40017110100030000000000000000000000000001001131ffda0008010201013f0056f67fffc40017110100030000000000000000000000000001000211ffda0008010301013f00b2eb3fffd9');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES ('0001-baseline', '2026-11-30T01:43:45.166Z');


--
-- Data for Name: missing_paths; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: old_slugs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.old_slugs VALUES ('recipe', 'carrot-soup', 'cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479');
INSERT INTO public.old_slugs VALUES ('equipment', 'old-blender', 'cc10a647-f055-453f-9bc6-cbd8dd93025f');


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: preview_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: recipe_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_changes VALUES (1858706621857792, 2);
INSERT INTO public.recipe_changes VALUES (1858706621857793, 3);
INSERT INTO public.recipe_changes VALUES (1858706621857794, 9);


--
-- Data for Name: recipe_dietary_restrictions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_dietary_restrictions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'gluten-free', 'chef');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'vegetarian', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'vegan', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'gluten-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'dairy-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'nut-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'paleo', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', 'dairy-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', 'nut-free', 'software');


--
-- Data for Name: recipe_ingredients; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_ingredients VALUES ('d5afa003-214b-4130-85fa-6c973b17eafd', 'cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', '600 ml vegetable stock', 'For the pot', 0);
INSERT INTO public.recipe_ingredients VALUES ('144832b2-5c03-4972-99ca-5f1d3ce26723', '4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', '600 g carrots, peeled', NULL, 0);
INSERT INTO public.recipe_ingredients VALUES ('c824d39a-7c70-4e6c-b832-d14410c8d943', '4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', '20 g ginger, sliced', NULL, 1);
INSERT INTO public.recipe_ingredients VALUES ('662122e6-84a8-43b0-99fd-29a75aa84532', 'f2f1bd4b-a7ed-4c32-866a-9f070bc81661', '3 leeks', NULL, 0);
INSERT INTO public.recipe_ingredients VALUES ('2f361289-3610-4940-a178-e38a7dd18c5a', 'f2f1bd4b-a7ed-4c32-866a-9f070bc81661', '600 ml chicken stock', NULL, 1);


--
-- Data for Name: recipe_instructions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_instructions VALUES ('a3ea905d-ac59-41f4-9b9e-0307ea51633b', 'cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'Simmer the carrots for 30 minutes.', NULL, NULL, 1, '[]');
INSERT INTO public.recipe_instructions VALUES ('28456e79-0351-4a5d-91fa-446cd8f67971', 'cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'Lift out the ginger and blend.', NULL, NULL, 2, '[]');
INSERT INTO public.recipe_instructions VALUES ('db3aaa76-045f-4cc6-8a2c-9eea5a6fff44', '4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'Simmer the carrots for 30 minutes.', NULL, NULL, 1, '[]');
INSERT INTO public.recipe_instructions VALUES ('cd57ccb5-977e-4e72-8149-14eec490feb8', '4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'Lift out the ginger and blend.', NULL, NULL, 2, '[]');
INSERT INTO public.recipe_instructions VALUES ('5f4ce030-62e7-4fd9-afee-5bcedc342bd0', 'f2f1bd4b-a7ed-4c32-866a-9f070bc81661', 'Simmer the leeks for 30 minutes.', NULL, NULL, 1, '[]');


--
-- Data for Name: recipe_label_decisions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_label_decisions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'vegetarian', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'vegan', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'gluten-free', 'yes', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'dairy-free', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'nut-free', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');


--
-- Data for Name: recipe_nutrition; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_nutrition VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 186, 5.4, 24.2, 7.6, 0, 5, 1.1, 410, 11, '350 ml', NULL, NULL, NULL, 'o4QFu-N609DZGNPBqvPkP_', '2026-03-04T05:06:07.000Z');
INSERT INTO public.recipe_nutrition VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 186, 5.4, 24.2, 7.6, 0, 5, 1.1, 410, 11, '350 ml', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.recipe_nutrition VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', 50, 2, 10, 0.5, NULL, 1.2, 0, 599, 3.3, NULL, 'null', 'computed', 1, NULL, NULL);


--
-- Data for Name: recipe_readings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_readings VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', '2026-03-04T05:06:07.001Z', 81, '\xed58db6ee33812fd15a2807da30d39d789f6b1d1fdd44137360334b0836050964a12618ad490543c5ac3ffbe2852b6e52493b6f7dac16e9e6492553c5575eac26cc00f3e500b39b4149c2a4082f20f056a5c6a823cb89e24d47d807c031516c1c70fb574047926a1c2007936cfee7eca6e25780cbdc340655cbbbcbbb8f84982b7a5ea5bc8af1657f39bbbebbbfddfad048d45b03ea9a2df0bf2fe93eb0f4b05561529335ec53b6822004d4fa42187ce91271340c2dabad243fe0b3c514d81c10b1f6cb182c7ad84ceeac1ea2349630d4dc4f854657b5342be90805a43bed84a08f47be8d9d4cde1137c6b6d68a6772e359932de54585329d7b2074cafb5046dd71f0db97a601d0d9ad27f31902f3209d6d0acb3617f5085a0695634b6eb94a92187813cb0d9447f23bf3be6a8210ce34f46e8545d9363181ba89ded3bc819bfea5b3fdbbb8c2d711ce4e7dee17b47ff626b7b13d83edb126cd99ab5532190897e5386d225ec08c8e126cb44abc54b8595aa7b379e5d29f6e84e754291767eebd10415861413f401f29b2c93d0daf1732bc1f4ed921c9ff0015d482c6185975b09bd510ca3d590be1f3a3493a357e3d19bedf65142edb0f55fc9dd6b66e6dde515b3fcb3faad57e58ee30dfa4fba57e597de148c9e5759d45311943590c327eb44684870d0e24ea0eec8250faa6d299d29d0391bbca8ac1397996895e903f9f9917ba6ca5334f79a3eab2a08db87a8ab56a62627d0942212ed3b5a78618d5d647b76a04524ea0b623cca67f1ec342a93622945635b9ab558d23b08eb629e5d5f9c16563ef58d54dd507988b3b18193fb1e4b126b151af6be35ca9ae8f81a9d56855041289f7c446e2e3ec4284bd1a1f39a06e103ea958f02289638084d58895a3d114b06f4813878eb66603a8d3110e848181b44a96af2814aa14c8cbb6f516bb1b46bd27f164b2c023985a222d79289cc68a55837aa68448146b48446d4e8a5586a8b41993ae2d0d6fa989b567b56ecc978151851dd8748c8a241538f8135d8b21328552c09cb811d7bc5cc1cb7b8e0a7f56c7e3159f77d8d6edc9965f3c5ed742f7580515d763dcf6ed9e31c24580c8d19bc6f4d5dc2b49a41aa40de5681b9f2cb06ba06b92d404d26681a2b5782fd7a8eca1d4f57d42596fe0f152e169ef406b89b2fe62f5a23970e1328c9712551e6612c6a8faff432db712fe0ad7100d8c01a7db4ced835e46cfabea3bfb2178785ddfa6e6648bbe9d79649b38bb3e77124b6dcff87fa5f1dea4d6c5e71d6195df5b5f74d2c528db37ddd0814953224bca2279a8b6f0d06ae6e83174b6a9429c71fa12147f3d80dffebd4798c2a4cdd63ac669b189ce054a2cb060afb440e6b8a56476743beb8cae60b9e33b5758aa56e0f50b712d0f87574ea0694ff0be13e10a5a270543193bf9d42033c1860ec25bd5919bb3613fe3eee87463056685c92def703905052a1fc0837dd0d39d8aa029efbd0ef5a7c3a5852f92b7b052eb28b9b597639cbae7eceaef3ec26cf6ee75996fd15b6931afc44f50f8badd67d2033e3497782b068a83a4afd34a9be3181c6b7cb3dba15f3ae42ed693252ed52ff7062d7f9b973b2d54bc7e3b92855559193b17bf228bcefcf5398db89b706f252f8311dc408fb6dbfa5d1fe9ff55b89ca0dcfddf62305d6f4e14786a7ed7a56a05b4ee019fb47c8f698be705924f7c41356835e5c5c899ae7fda56d86925fbf525c5f883f095b453ea4596a0e937b5714ec7fface0e35d9e3ec2a56b39db7bf9b646fa6d6cbfefac749c689444fe4066b4814dc723db71df422219c2656c4180d7ac68af8c6e9db16dd3036b3d78cdaa9f970ac26bec9d6fc8a96a22047a87d1cf8c7fc96c2db01794b931ba4687beed6652a07bdee1a151f726cfeeeda94cdbbeb8e5e10add22b29a8aea5e8084d1fbc14c11189f4e9c9634b5254ca3752148eef2ad85352b456ebde175e582774df2993da2c6a4dae2673d47dee955e4d629bf0bcc2a8f639b4bd4b3f7248048bf00327a668aa80fc7f125ee2d30c25aaa89c6d850a4704fb58d76743a028732202aaeb3d8018af6700be7148ff7186ffdbdb48614de0b775a4de893c3f58f7e12553df81adafe4d7d9963fd801df81a95c35ceb6ed6baa0967274eb7973b3179701439ca989f7785e8ecfbc344f26404cfaf7f88c5efecbbfd4eecc48bd3f9376bd727e59bb3715449e844147cfa4d0c1f0ec5ff6c28c591ece99470c88b85c32543b3fc9a9be83a82773fb6a3f3dbcc41f064606def3d69293c3f7e0fd04655c76e8b6dfa07186cbe5f0a23d0732bc47d1a3fde41011c07a5b32dfcccc3cdd9b4d2a3d4899cda4d5093eab39be5de816bf773e7a9e3f176fb77');
INSERT INTO public.recipe_readings VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', '2026-03-04T05:06:07.000Z', 81, '\xed574b8fdb3610fe2bc400bd710dafd776515d8be49445826e811c823d8ca511452c452a7caca31afeefc550b2d74a161bbb4d0a34884f34398f6fdea31d843e446aa18096a2d72548d0e1ae44831b4350449f48824a118a1dd458c6900f7ae3098ae5ec46428d118af9ece6b75f97bf9dfcd61202c6e43152c5eff3f56abd92105ca5530bc5f57c39bb5e4930584617088ab904fa545208af7d7aba2ab1ae49dbe14fcd2f683302438f64a000eb2c8184adf35580e2c3fd5e42e74cefccd7a86a976c05c542021a03c5622f21d2a798d8aeddd31182abe3092b84485b6001a5b3b5f62d5b679331128cdbbeb2e455cf021ab455786bd95009ced255e7e29150c768e8aa6c5cd769aba0809e02b07d447f513890796a08e3f897e179ad147946b103e55dea18de83b6e12a44afad6219913cc75269abc803eb62e75d4bc0d6251bb3412dc19e2dd87a1d23d9ec286d6910cc964301ebf95c2851a2f72e06293a22431563d42af991f441b3070f9207ddc3cbc78436ead80f31c010a158cfe7125a371ef7126c6a37e4992244f471c8001678b39790ac66140a86e35d87f684723952aef6fb7b09ca631bde91bf359c67abe53567f07bd2aae1d870023355a0326a670fde3c1aba603b077749118c2eff9d998ba3958b178d5c7cd5c89b9172f98c91cbf9fa0c23f922523789eb9d6e5bf222367408aea89d173773d16a9b2285d9c4fa171cf746d751b814b3acc181026d2536866cf515297cb14546b6dbcb5c62eca40f3be81ae4ca0745361a1af377306022411ea2f240dd10931f316bd9dbe798fd03e530d39d343a0009cbd9f56cec6739916c245b1ef24adbbb31c5ef9f69c9aee3f6f6e15907ddcbc318dbc116c338cdacdbe6d3fe64348deff3f1957d9287dee1feb9d937507ef9b2e7981eb29cdb7699e7cccf44ff99e82f24fa2e37f23cc7474fbc4ba1119a9baf7749350245ad2d89a0e99166e27d835184887d101b6ab4adc63fb1214f33d8ff2f0be73e8bb62aa1a27172d814bd1eb26607a57b248f6a58777208a0b85ead788934ce6be659af8fa6b134b4619bddbf031dfe20ac0efb6ea5290e7eb7d872a53e92a2885ea3051eaa18e9b8b51d0af7feb8248e0fdba687025e3d92ef0513091dc483755b2bf39ce49d94af5ac2289c17b50e8de4438b1589dabb96c3d5ce808be309c6b74650ba96c2a00ead40ab5b34139dcaa448f68a97d36f6e3b8adab94a6c756cc4a067a2ba42edfbefa3b9d5e661ea6c1d27ba6d8adfcb669b72c0517484364dd51ab7bd2ad16f4ed45af7bcd67c3f287dcba54ffe515b251a0c62b11ca6c3c6357dc59f6052ac16e217e1eabcad51fe4c99e87da0e8fe6b9d1d1a72dfc1bfcaa3e64bd12513488a9c46ec714fdc242b1192423fb4c190da167d3ff6d8531c07e5b79c219ca1bceb72da48414a49b1e5af33294af284269ce6b014c1f528c7f00629a22712c33150c096e458eda54f216249688314ad33268532b04c43be97a2e5575f496152a72d5b1092e91a9dd774468fc690576427bdea569b8773bcda7e6ed837ac9e574a5d0c8132cf990848a92380ecfacf00bce7e85c0c613b729d092293bfe887dfbfcc8e8b413d9361174294c2f724c506bda15c080e6398e0bc733d5e0c2c0c4c672261ea177df56e28978b617447beb33bc4338df7cf438d5eac3f9e705e3203a601c87de1f2101cd8ce0d42a67f310caf75682ec6510f4c67a260ea97cbe6a92f5e5e2e13def353c2235f961e37b94278553e913581773b76eacbbbec13e3d9c0da14021929c2c7a4ab2768a3a8cfba0dcf8d7fd06046b633310df40c259f344e51dc0e53eb72e71cf9ce9d4203c344f91b9e9417ab3623d7998a33f9b47c0f73f9f20a3ee13cb7a76bcb5b8dd75489da273d6c9376c88bbc5047fefe6366eae23037c64f89fbfdfe6f');
INSERT INTO public.recipe_readings VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', '2026-03-04T05:06:07.000Z', 81, '\xed584b8fdb3610fe2b04cf5c43f6be12f5182440812c52740bf410ec612c8d24c214a990a3751cc3ffbd18525a3f769bda411f469a9b249233f3cd7cf3a0d632ac02612b73d922795d482575b82fc0c0dca0ccc9f7a864dd93ccd7b28282427cd0738f329f4e66d9f45ac90a48e6d9e4fa727a73a96400ea3d1096fc2dbbba9d4daf940caed47d2bf3ebd7af26b7af5e2969a0201750e69992f8b9c010def97ef8647b63942ca0aa50dbb4a5e245b051bbc14734329781bcb3b55472e97c1964fe511ac445904a168d2e16684520572ce4c346c9ce9995337bc7adb3b873987755aeb7a5cc674a8231329f6d9424fc4c3d835d6f1f25a12dd1ef6a0eba6dd1475585b395f62de34f408c5bbeb5e8eb150b69c096e18395f93453d259bce81c3d6dd444062f8ac6759db6b5cce50a194ee511bf6018b7796c1068786513bdae6bf46cc75ad6def59dcc1980eedb70f1e43886e239cea393cce85b685d6f891900daca8d3a46c8be874761d367c2d8214baf89d046df6b8bc94e76a6cce5a518cda974ddfb6171a1390ca3aca434ad7ceac192a6550a240492f9a592ad8b0f1b256ddfced1f36a20f094e8c5c2a61b257babe9be03bbb33c1b966f370734624cd1b287cd8392b58736fc82fece30a92f6f6f384b7e475d371c664e12de15b020edec189827903759265a230e7df6cd886fb26cc47c93655f437d39a0e67818f9a207ae86ad379b43a0d349763d63a0eff5a75e9763316820bc33bd2e3ff4b660eb5f46cf1f08bbbd60dfc72411d4608abaa89c17979968b5ed09c364cf272f4a5c42177338db723d46ec19511fd401c394a83da215e4ba209c35abef8372d61117a4775c70d8b360a37b978d269c8837ce2df8bd15957ec4d1cfc2385ba367772f9b159f1ebc26c0a3b08e44a96b0c84a5d0495c68c11831774b343f893914845e83a8d0b768292a50acb268440156b40856d41094981b07a46d2dc096c2381790c9ef4c60c1016dd0c476d53dc5e0170dd87a5be79872b2f8727db5d2d34f5772b7d049c9e0a7c7b36048c1ce801e125089c6b578d14289df572e7e8d277750a2586a6a5c4fc259ed6c0c4d0ddee84268123a241fa19f8837e0bd23253af0c1e04a0402b308f1008839ac8441a844cd11d4240802e119738a0b4a6454e9cc4d36fffce5f5ed334a6d7850a988c3f7712dbb06781a91355a323834b94484bdcaa446c62cb04b7cf9de5a1bf7b26320ff1f1a1d1fde99b8e4ebc96c32069a9f0f664fee6296304960e61076d1ecc1653fc79cf308e54a2c1bb49c4a2d840643cc5301dc24179358efb4bd1f5aeac30b63a6eb78c6e2a5613c5fcb2584ed946edd727cd9ecccdfc3ae6cd8c05e8ef3fcf87d1cebd36a7adb3021c6f4087c6d8883f18f0cf991213f3264c8908728c2d63dc4f6b38eb121af1345d6b2708fe8a14eb7a6e86b99cf665793eb6bbefa1ae7351fbbceb6666f94041b96d1ab6ba9c3af084f91283552729f8596b3f2116b24f01aace4491c62fbb76e2f47d3a5ede3e13d25fe02b803bf60cf556002eedc650e99bbdd398e1adcaa9f46b421ad92e63419c41be6d6caf336b0363da1bde01bf88e994583c5e2c2c01ccd31f68e267dd5eebfb677eef9df81287555a15771fe09aec5a7096bd7d65d68d1da74eb1a2c7e8eb304ed578730d3df8711de8ec4b490a4bc7d44bf12bc89d37461ddd226dbf8ff0a7f6ab55908e7054fdaa2f2ae159a26bbba6d4fff8c661096c75c2f407408b6df576bdcf2a2003fdf51dbdb28e565d5ece2713919f05b8342dbda63a9d1529a8c874a2e4a1763121ab73cc4bb4072ffbad20e0cba6fa7f0df94726c1d72d838420537b8c0e51c8248f61d475b6e197ddb825f0d0de32548a39837fb62e23f07ac6bbe5c209012057a0433f49294424a04b702252a1d1a250adf0782821128d13a63fa50043e67d0af946879d597291d7bd3f1cd3b24d7efb3793468ef0ec6c9a106760625c8238af41830408bcc5ed377daa6fe06c6a0afd1ee95fa3b6d16c7e44e7ba8f86fcce1b775fd9f93ebcfea63e12cf1b51febfae4baf83b93e46c2bff882c52f9646c6f9e33ffec91be90ad27e3be772b387ba05c814e46f64baa23271783eee9dcd19df58586fadb58bc4ed64f3b274fe9ed7beaef63c13c5977188f1da9785b97ffb418bed3a139fb6ac8cdedf492b1ed85670f70a76f9f8cf36e68f3670f729c47bea1f8f3f872f665304d59a7c72f0d65670f6f181e4fc6f79e47c2934b9d194e1d59e9c6b973a7c48ef3edd93bf669123ff64ab1d9fc01');


--
-- Data for Name: recipe_sources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_sources VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', NULL, '{"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["3 leeks","600 ml chicken stock"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]}', '[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"2 lines found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 min.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 min.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}]');


--
-- Data for Name: recipe_wellness_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipe_wellness_categories VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'heart-healthy');


--
-- Data for Name: recipes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recipes VALUES ('cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 'silky-carrot-soup', 'published', 'Silky Carrot Soup', 'Carrots cooked until they give way.', 'The soup I make when I cannot think of a soup.', 'easy', 'Soup', 'Ines Calder', 10, 30, 40, 4, NULL, '["soup"]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z', 'silky carrot soup', 'silky carrot soup
carrots cooked until they give way.', 'ines calder', 1858706621857792, 4, 18, NULL, '2026-03-04T05:06:07.000Z', '[]', '600 ml vegetable stock', 2, '["vegetable stock"]', 1, 13, NULL, 12, NULL, 15, 'form=none', NULL, 'AAACAAAAAABAyKEA', 22, NULL, NULL, NULL, NULL, NULL, NULL, 10211, '');
INSERT INTO public.recipes VALUES ('4d5c3675-6bd9-4eb8-ac4a-4c2f8cf886e2', 'unready-stew', 'draft', 'Unready Stew', 'Carrots cooked until they give way.', 'The soup I make when I cannot think of a soup.', 'easy', 'Soup', 'Ines Calder', 10, 30, 40, 4, NULL, '["soup"]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'unready stew', 'unready stew
carrots cooked until they give way.', 'ines calder', 1858706621857793, 159, 18, NULL, NULL, '[]', '600 g carrots, peeled
20 g ginger, sliced', 2, '["carrot","ginger"]', 1, 13, NULL, 12, '1k11ca01', 15, NULL, NULL, 'AIAAAAAAAACAyKEA', 22, NULL, NULL, NULL, NULL, NULL, NULL, 32767, '');
INSERT INTO public.recipes VALUES ('f2f1bd4b-a7ed-4c32-866a-9f070bc81661', 'leek-soup', 'published', 'Leek Soup', NULL, NULL, NULL, NULL, NULL, 10, 30, 40, 4, NULL, '[]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'leek soup', 'leek soup
', '', 1858706621857794, 24, 18, NULL, '2026-03-04T05:06:07.000Z', '[]', '3 leeks
600 ml chicken stock', 2, '["chicken stock","leek"]', 1, 13, NULL, 12, '2211s500lk01', 15, NULL, NULL, 'AAADAAAAAADAMKEA', 22, NULL, NULL, NULL, NULL, NULL, NULL, 8417, '');


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: redirect_imports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: redirects; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: restoring; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: samples; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: search_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.search_texts OVERRIDING SYSTEM VALUE VALUES (1, 'equipment', 'cc10a647-f055-453f-9bc6-cbd8dd93025f', 'steady blender', 'steady blender
hearthline
sb 2
blending
a jug blender with a wide base.
1.8 l glass jug
six blades
pulse
quiet
smooth in two minutes
heavy jug
it has outlived two lids.', 2);
INSERT INTO public.search_texts OVERRIDING SYSTEM VALUE VALUES (3, 'post', 'e614adca-4950-4de7-a50e-030535b0f92a', 'a stock worth standing over', 'a stock worth standing over
the broth that starts half the recipes.
four bones, one carrot. the pot no lid.', 2);
INSERT INTO public.search_texts OVERRIDING SYSTEM VALUE VALUES (5, 'post', 'ab655e56-a882-4a26-83b8-583a1780fdd0', 'a draft of mine', 'a draft of mine
the broth that starts half the recipes.
not yet.', 2);


--
-- Data for Name: second_place; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('session-tokens', 'oVHDRdJzVxThyXMSzjuxx5rxdSfvl7wmESNdIEZQXkU', '2026-03-04T05:06:07.000Z');


--
-- Data for Name: session_families; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session_families VALUES ('7f8e53b2-272f-4a21-a7a9-9bbf1b54812a', 'a01f0361-cd60-4b09-be12-1f569b91854c', '2026-03-04T05:06:07.000Z', 'Test browser', '2026-03-04T05:06:07.000Z', '2026-04-03T05:06:07.000Z');


--
-- Data for Name: session_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.session_tokens VALUES ('rtNE8UJKs_thsFP4GTyaPpD037XV2leTiqlPFgarQLg', '7f8e53b2-272f-4a21-a7a9-9bbf1b54812a', 'refresh', '2026-03-04T05:06:07.000Z', NULL, '2026-04-03T05:06:07.000Z');
INSERT INTO public.session_tokens VALUES ('0yTmphLSzooSIv7Zwo5hpgr8DrsjgqonFMr7Hpt2iDI', '7f8e53b2-272f-4a21-a7a9-9bbf1b54812a', 'access', '2026-03-04T05:06:07.000Z', NULL, '2026-03-04T05:21:07.000Z');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: share_pictures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: shop_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sign_in_limits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sign_in_refusals; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: spellings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.spellings VALUES ('carrot', 'carrot');
INSERT INTO public.spellings VALUES ('arrot', 'carrot');
INSERT INTO public.spellings VALUES ('crrot', 'carrot');
INSERT INTO public.spellings VALUES ('carot', 'carrot');
INSERT INTO public.spellings VALUES ('carrt', 'carrot');
INSERT INTO public.spellings VALUES ('carro', 'carrot');
INSERT INTO public.spellings VALUES ('~krt', 'carrot');
INSERT INTO public.spellings VALUES ('soup', 'soup');
INSERT INTO public.spellings VALUES ('oup', 'soup');
INSERT INTO public.spellings VALUES ('sup', 'soup');
INSERT INTO public.spellings VALUES ('sop', 'soup');
INSERT INTO public.spellings VALUES ('sou', 'soup');
INSERT INTO public.spellings VALUES ('carrots', 'carrots');
INSERT INTO public.spellings VALUES ('arrots', 'carrots');
INSERT INTO public.spellings VALUES ('crrots', 'carrots');
INSERT INTO public.spellings VALUES ('carots', 'carrots');
INSERT INTO public.spellings VALUES ('carrts', 'carrots');
INSERT INTO public.spellings VALUES ('carros', 'carrots');
INSERT INTO public.spellings VALUES ('carrot', 'carrots');
INSERT INTO public.spellings VALUES ('~krts', 'carrots');
INSERT INTO public.spellings VALUES ('cooked', 'cooked');
INSERT INTO public.spellings VALUES ('ooked', 'cooked');
INSERT INTO public.spellings VALUES ('coked', 'cooked');
INSERT INTO public.spellings VALUES ('cooed', 'cooked');
INSERT INTO public.spellings VALUES ('cookd', 'cooked');
INSERT INTO public.spellings VALUES ('cooke', 'cooked');
INSERT INTO public.spellings VALUES ('until', 'until');
INSERT INTO public.spellings VALUES ('ntil', 'until');
INSERT INTO public.spellings VALUES ('util', 'until');
INSERT INTO public.spellings VALUES ('unil', 'until');
INSERT INTO public.spellings VALUES ('untl', 'until');
INSERT INTO public.spellings VALUES ('unti', 'until');
INSERT INTO public.spellings VALUES ('~ntl', 'until');
INSERT INTO public.spellings VALUES ('they', 'they');
INSERT INTO public.spellings VALUES ('hey', 'they');
INSERT INTO public.spellings VALUES ('tey', 'they');
INSERT INTO public.spellings VALUES ('thy', 'they');
INSERT INTO public.spellings VALUES ('the', 'they');
INSERT INTO public.spellings VALUES ('give', 'give');
INSERT INTO public.spellings VALUES ('ive', 'give');
INSERT INTO public.spellings VALUES ('gve', 'give');
INSERT INTO public.spellings VALUES ('gie', 'give');
INSERT INTO public.spellings VALUES ('giv', 'give');
INSERT INTO public.spellings VALUES ('way', 'way');
INSERT INTO public.spellings VALUES ('ay', 'way');
INSERT INTO public.spellings VALUES ('wy', 'way');
INSERT INTO public.spellings VALUES ('wa', 'way');
INSERT INTO public.spellings VALUES ('peeled', 'peeled');
INSERT INTO public.spellings VALUES ('eeled', 'peeled');
INSERT INTO public.spellings VALUES ('peled', 'peeled');
INSERT INTO public.spellings VALUES ('peeed', 'peeled');
INSERT INTO public.spellings VALUES ('peeld', 'peeled');
INSERT INTO public.spellings VALUES ('peele', 'peeled');
INSERT INTO public.spellings VALUES ('~pld', 'peeled');
INSERT INTO public.spellings VALUES ('ginger', 'ginger');
INSERT INTO public.spellings VALUES ('inger', 'ginger');
INSERT INTO public.spellings VALUES ('gnger', 'ginger');
INSERT INTO public.spellings VALUES ('giger', 'ginger');
INSERT INTO public.spellings VALUES ('giner', 'ginger');
INSERT INTO public.spellings VALUES ('gingr', 'ginger');
INSERT INTO public.spellings VALUES ('ginge', 'ginger');
INSERT INTO public.spellings VALUES ('~gngr', 'ginger');
INSERT INTO public.spellings VALUES ('sliced', 'sliced');
INSERT INTO public.spellings VALUES ('liced', 'sliced');
INSERT INTO public.spellings VALUES ('siced', 'sliced');
INSERT INTO public.spellings VALUES ('slced', 'sliced');
INSERT INTO public.spellings VALUES ('slied', 'sliced');
INSERT INTO public.spellings VALUES ('slicd', 'sliced');
INSERT INTO public.spellings VALUES ('slice', 'sliced');
INSERT INTO public.spellings VALUES ('~slkd', 'sliced');
INSERT INTO public.spellings VALUES ('silky', 'silky');
INSERT INTO public.spellings VALUES ('ilky', 'silky');
INSERT INTO public.spellings VALUES ('slky', 'silky');
INSERT INTO public.spellings VALUES ('siky', 'silky');
INSERT INTO public.spellings VALUES ('sily', 'silky');
INSERT INTO public.spellings VALUES ('silk', 'silky');
INSERT INTO public.spellings VALUES ('~slk', 'silky');
INSERT INTO public.spellings VALUES ('vegetable', 'vegetable');
INSERT INTO public.spellings VALUES ('egetable', 'vegetable');
INSERT INTO public.spellings VALUES ('vgetable', 'vegetable');
INSERT INTO public.spellings VALUES ('veetable', 'vegetable');
INSERT INTO public.spellings VALUES ('vegtable', 'vegetable');
INSERT INTO public.spellings VALUES ('vegeable', 'vegetable');
INSERT INTO public.spellings VALUES ('vegetble', 'vegetable');
INSERT INTO public.spellings VALUES ('vegetale', 'vegetable');
INSERT INTO public.spellings VALUES ('vegetabe', 'vegetable');
INSERT INTO public.spellings VALUES ('vegetabl', 'vegetable');
INSERT INTO public.spellings VALUES ('~vgtbl', 'vegetable');
INSERT INTO public.spellings VALUES ('stock', 'stock');
INSERT INTO public.spellings VALUES ('tock', 'stock');
INSERT INTO public.spellings VALUES ('sock', 'stock');
INSERT INTO public.spellings VALUES ('stck', 'stock');
INSERT INTO public.spellings VALUES ('stok', 'stock');
INSERT INTO public.spellings VALUES ('stoc', 'stock');
INSERT INTO public.spellings VALUES ('~stk', 'stock');
INSERT INTO public.spellings VALUES ('deleted', 'deleted');
INSERT INTO public.spellings VALUES ('eleted', 'deleted');
INSERT INTO public.spellings VALUES ('dleted', 'deleted');
INSERT INTO public.spellings VALUES ('deeted', 'deleted');
INSERT INTO public.spellings VALUES ('delted', 'deleted');
INSERT INTO public.spellings VALUES ('deleed', 'deleted');
INSERT INTO public.spellings VALUES ('deletd', 'deleted');
INSERT INTO public.spellings VALUES ('delete', 'deleted');
INSERT INTO public.spellings VALUES ('~dltd', 'deleted');
INSERT INTO public.spellings VALUES ('broth', 'broth');
INSERT INTO public.spellings VALUES ('roth', 'broth');
INSERT INTO public.spellings VALUES ('both', 'broth');
INSERT INTO public.spellings VALUES ('brth', 'broth');
INSERT INTO public.spellings VALUES ('broh', 'broth');
INSERT INTO public.spellings VALUES ('brot', 'broth');
INSERT INTO public.spellings VALUES ('~brt', 'broth');
INSERT INTO public.spellings VALUES ('leek', 'leek');
INSERT INTO public.spellings VALUES ('eek', 'leek');
INSERT INTO public.spellings VALUES ('lek', 'leek');
INSERT INTO public.spellings VALUES ('lee', 'leek');
INSERT INTO public.spellings VALUES ('leeks', 'leeks');
INSERT INTO public.spellings VALUES ('eeks', 'leeks');
INSERT INTO public.spellings VALUES ('leks', 'leeks');
INSERT INTO public.spellings VALUES ('lees', 'leeks');
INSERT INTO public.spellings VALUES ('leek', 'leeks');
INSERT INTO public.spellings VALUES ('~lks', 'leeks');
INSERT INTO public.spellings VALUES ('chicken', 'chicken');
INSERT INTO public.spellings VALUES ('hicken', 'chicken');
INSERT INTO public.spellings VALUES ('cicken', 'chicken');
INSERT INTO public.spellings VALUES ('chcken', 'chicken');
INSERT INTO public.spellings VALUES ('chiken', 'chicken');
INSERT INTO public.spellings VALUES ('chicen', 'chicken');
INSERT INTO public.spellings VALUES ('chickn', 'chicken');
INSERT INTO public.spellings VALUES ('chicke', 'chicken');


--
-- Data for Name: totp_secrets; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('a01f0361-cd60-4b09-be12-1f569b91854c', 'chef@plate.test', 'none', 1, '2026-03-04T05:06:07.000Z', 0, NULL);


--
-- Data for Name: versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.versions VALUES ('5a1fd49e-91d9-4990-b8a0-ca082c5a915c', 'recipe', 'cd8b5d4b-9567-4ed3-a1bd-9b3320e4e479', 1, 'Carrot Soup', '{"slug":"carrot-soup","status":"published","published_at":"2026-03-04T05:06:07.000Z","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Carrot Soup","description":"Carrots cooked until they give way.","story":"The soup I make when I cannot think of a soup.","difficulty":"easy","recipe_category":"Soup","cuisine":null,"author_name":"Ines Calder","prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"equipment":[],"nutrition_shown":null,"keywords":["soup"],"plate":"form=none","texture":null,"low_energy":null,"softer":null,"checked_by":null,"checked_on":null,"sources":null,"review_on":null,"ingredients":[{"ingredient_text":"600 g carrots, peeled","section":null},{"ingredient_text":"20 g ginger, sliced","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the carrots for 30 minutes.","step_url":null,"section":null},{"step_number":2,"step_text":"Lift out the ginger and blend.","step_url":null,"section":null}],"nutrition":{"calories":186,"protein_content_g":5.4,"carbohydrate_content_g":24.2,"fat_content_g":7.6,"fiber_content_g":5,"sugar_content_g":11,"saturated_fat_content_g":1.1,"cholesterol_content_mg":0,"sodium_content_mg":410,"serving_size":"350 ml"},"dietary_restrictions":["vegetarian","vegan","gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":["heart-healthy"]},"decisions":[],"givenFor":{"given_for":null,"stale_since":null},"source":null}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'a01f0361-cd60-4b09-be12-1f569b91854c', 0);
INSERT INTO public.versions VALUES ('d6edfaf1-0a15-420c-b68e-e4db3a0d2ea8', 'recipe', '853f03ac-8e08-40d6-a655-bc6638cbbac0', 1, 'Deleted Broth', '{"slug":"deleted-broth","status":"published","published_at":"2026-03-04T05:06:07.000Z","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Deleted Broth","description":"Carrots cooked until they give way.","story":"The soup I make when I cannot think of a soup.","difficulty":"easy","recipe_category":"Soup","cuisine":null,"author_name":"Ines Calder","prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"equipment":[],"nutrition_shown":null,"keywords":["soup"],"plate":null,"texture":null,"low_energy":null,"softer":null,"checked_by":null,"checked_on":null,"sources":null,"review_on":null,"ingredients":[{"ingredient_text":"600 g carrots, peeled","section":null},{"ingredient_text":"20 g ginger, sliced","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the carrots for 30 minutes.","step_url":null,"section":null},{"step_number":2,"step_text":"Lift out the ginger and blend.","step_url":null,"section":null}],"nutrition":{"calories":186,"protein_content_g":5.4,"carbohydrate_content_g":24.2,"fat_content_g":7.6,"fiber_content_g":5,"sugar_content_g":11,"saturated_fat_content_g":1.1,"cholesterol_content_mg":0,"sodium_content_mg":410,"serving_size":"350 ml"},"dietary_restrictions":["vegetarian","vegan","gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":[]},"decisions":[],"givenFor":{"given_for":null,"stale_since":null},"source":null}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'a01f0361-cd60-4b09-be12-1f569b91854c', 1);
INSERT INTO public.versions VALUES ('a88a9a51-94c6-4850-a9b6-2b2837d42f44', 'equipment', 'cc10a647-f055-453f-9bc6-cbd8dd93025f', 1, 'Old Blender', '{"slug":"old-blender","status":"published","published_at":"2026-03-04T05:06:07.000Z","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Old Blender","description":"A jug blender with a wide base.","brand":"Hearthline","model":"SB-2","price":129,"currency":"USD","price_checked_on":null,"category":"Blending","image_url":null,"features":["1.8 l glass jug","Six blades","Pulse","Quiet"],"pros":["Smooth in two minutes"],"cons":["Heavy jug"],"rating":4.5,"review_summary":"It has outlived two lids.","drawn_as":null,"affiliate_links":[{"url":"https://shop.example/sb-2?tag=plate","program":"Shop Partners","label":"Kitchen Shop"},{"url":"https://market.example/sb-2","program":"Marketplace"},{"url":"https://third.example/sb-2","program":"Third","label":"Third Shop"}]}}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'a01f0361-cd60-4b09-be12-1f569b91854c', 0);
INSERT INTO public.versions VALUES ('f00dc416-4bf5-49bc-b2b7-ad63bf4be9c4', 'post', 'e614adca-4950-4de7-a50e-030535b0f92a', 1, 'A stock', '{"slug":"a-stock","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","author_id":null,"fields":{"title":"A stock","content":"Five bones.","excerpt":"The broth that starts half the recipes.","featured_image_url":null,"drawn_as":null,"published_at":"2026-01-02T08:00:00.000Z","status":"published"}}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'a01f0361-cd60-4b09-be12-1f569b91854c', 0);


--
-- Name: search_texts_number_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.search_texts_number_seq', 5, true);


--
-- Name: account_events account_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_pkey PRIMARY KEY (id);


--
-- Name: account_links account_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (id);


--
-- Name: account_links account_links_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_token_hash_key UNIQUE (token_hash);


--
-- Name: backup_problems backup_problems_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.backup_problems
    ADD CONSTRAINT backup_problems_pkey PRIMARY KEY (id);


--
-- Name: blog_posts blog_posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);


--
-- Name: blog_posts blog_posts_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);


--
-- Name: content_version content_version_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);


--
-- Name: counters counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);


--
-- Name: food_correction_recipes food_correction_recipes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.food_correction_recipes
    ADD CONSTRAINT food_correction_recipes_key PRIMARY KEY (correction_id, recipe_id);


--
-- Name: food_corrections food_corrections_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.food_corrections
    ADD CONSTRAINT food_corrections_pkey PRIMARY KEY (id);


--
-- Name: guide_pages guide_pages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guide_pages
    ADD CONSTRAINT guide_pages_pkey PRIMARY KEY (slug);


--
-- Name: import_contents import_contents_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_contents
    ADD CONSTRAINT import_contents_key PRIMARY KEY (import_id, "position");


--
-- Name: import_files import_files_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_files
    ADD CONSTRAINT import_files_key PRIMARY KEY (import_id, "position");


--
-- Name: import_items import_items_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_key PRIMARY KEY (import_id, "position");


--
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);


--
-- Name: jobs jobs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);


--
-- Name: kitchen_equipment kitchen_equipment_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kitchen_equipment
    ADD CONSTRAINT kitchen_equipment_pkey PRIMARY KEY (id);


--
-- Name: linked_pictures linked_pictures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.linked_pictures
    ADD CONSTRAINT linked_pictures_pkey PRIMARY KEY (key);


--
-- Name: logo_icons logo_icons_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logo_icons
    ADD CONSTRAINT logo_icons_key PRIMARY KEY (hash, size);


--
-- Name: lost_labels lost_labels_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lost_labels
    ADD CONSTRAINT lost_labels_key PRIMARY KEY (recipe_id, dietary_restriction);


--
-- Name: media media_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (hash);


--
-- Name: media_variants media_variants_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_variants
    ADD CONSTRAINT media_variants_key PRIMARY KEY (hash, format, width);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: missing_paths missing_paths_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.missing_paths
    ADD CONSTRAINT missing_paths_pkey PRIMARY KEY (path);


--
-- Name: old_slugs old_slugs_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.old_slugs
    ADD CONSTRAINT old_slugs_key PRIMARY KEY (kind, slug);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: preview_links preview_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_pkey PRIMARY KEY (id);


--
-- Name: preview_links preview_links_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_token_hash_key UNIQUE (token_hash);


--
-- Name: recipe_changes recipe_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_changes
    ADD CONSTRAINT recipe_changes_pkey PRIMARY KEY (number);


--
-- Name: recipe_dietary_restrictions recipe_dietary_restrictions_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_dietary_restrictions
    ADD CONSTRAINT recipe_dietary_restrictions_key PRIMARY KEY (recipe_id, dietary_restriction);


--
-- Name: recipe_ingredients recipe_ingredients_order; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_order UNIQUE (recipe_id, order_index);


--
-- Name: recipe_ingredients recipe_ingredients_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_pkey PRIMARY KEY (id);


--
-- Name: recipe_instructions recipe_instructions_order; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_order UNIQUE (recipe_id, step_number);


--
-- Name: recipe_instructions recipe_instructions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_pkey PRIMARY KEY (id);


--
-- Name: recipe_label_decisions recipe_label_decisions_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_label_decisions
    ADD CONSTRAINT recipe_label_decisions_key PRIMARY KEY (recipe_id, dietary_restriction);


--
-- Name: recipe_nutrition recipe_nutrition_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_nutrition
    ADD CONSTRAINT recipe_nutrition_pkey PRIMARY KEY (recipe_id);


--
-- Name: recipe_readings recipe_readings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_readings
    ADD CONSTRAINT recipe_readings_pkey PRIMARY KEY (recipe_id);


--
-- Name: recipe_sources recipe_sources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_sources
    ADD CONSTRAINT recipe_sources_pkey PRIMARY KEY (recipe_id);


--
-- Name: recipe_wellness_categories recipe_wellness_categories_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_wellness_categories
    ADD CONSTRAINT recipe_wellness_categories_key PRIMARY KEY (recipe_id, wellness_category);


--
-- Name: recipes recipes_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_number UNIQUE (number);


--
-- Name: recipes recipes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_pkey PRIMARY KEY (id);


--
-- Name: recipes recipes_slug_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_slug_key UNIQUE (slug);


--
-- Name: recovery_codes recovery_codes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_key PRIMARY KEY (user_id, code_hash);


--
-- Name: redirect_imports redirect_imports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.redirect_imports
    ADD CONSTRAINT redirect_imports_pkey PRIMARY KEY (id);


--
-- Name: redirects redirects_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.redirects
    ADD CONSTRAINT redirects_pkey PRIMARY KEY (path);


--
-- Name: restoring restoring_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restoring
    ADD CONSTRAINT restoring_pkey PRIMARY KEY (id);


--
-- Name: samples samples_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.samples
    ADD CONSTRAINT samples_pkey PRIMARY KEY (target_id);


--
-- Name: search_texts search_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_pkey PRIMARY KEY (number);


--
-- Name: search_texts search_texts_target; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.search_texts
    ADD CONSTRAINT search_texts_target UNIQUE (kind, target_id);


--
-- Name: second_place second_place_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.second_place
    ADD CONSTRAINT second_place_pkey PRIMARY KEY (id);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: session_families session_families_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_pkey PRIMARY KEY (id);


--
-- Name: session_tokens session_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_tokens
    ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (id);


--
-- Name: share_pictures share_pictures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.share_pictures
    ADD CONSTRAINT share_pictures_pkey PRIMARY KEY (page);


--
-- Name: shop_links shop_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.shop_links
    ADD CONSTRAINT shop_links_pkey PRIMARY KEY (key);


--
-- Name: sign_in_limits sign_in_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_limits
    ADD CONSTRAINT sign_in_limits_pkey PRIMARY KEY (key);


--
-- Name: sign_in_refusals sign_in_refusals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_refusals
    ADD CONSTRAINT sign_in_refusals_pkey PRIMARY KEY (day);


--
-- Name: spellings spellings_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.spellings
    ADD CONSTRAINT spellings_key PRIMARY KEY (spelling, word);


--
-- Name: totp_secrets totp_secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);


--
-- Name: users users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: versions versions_order; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_order UNIQUE (kind, target_id, number);


--
-- Name: versions versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_pkey PRIMARY KEY (id);


--
-- Name: account_events_by_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_by_kind ON public.account_events USING btree (kind, at);


--
-- Name: blog_posts_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (status, published_at DESC);


--
-- Name: blog_posts_slug_beginning; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX blog_posts_slug_beginning ON public.blog_posts USING btree (slug text_pattern_ops);


--
-- Name: food_correction_recipes_by_recipe_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX food_correction_recipes_by_recipe_id ON public.food_correction_recipes USING btree (recipe_id);


--
-- Name: food_correction_recipes_by_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX food_correction_recipes_by_waiting ON public.food_correction_recipes USING btree (waiting);


--
-- Name: imports_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX imports_by_user ON public.imports USING btree (user_id, kind, created_at);


--
-- Name: kitchen_equipment_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX kitchen_equipment_newest ON public.kitchen_equipment USING btree (status, published_at DESC);


--
-- Name: kitchen_equipment_slug; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX kitchen_equipment_slug ON public.kitchen_equipment USING btree (slug);


--
-- Name: linked_pictures_by_hash; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX linked_pictures_by_hash ON public.linked_pictures USING btree (hash);


--
-- Name: linked_pictures_by_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX linked_pictures_by_state ON public.linked_pictures USING btree (state, try_at);


--
-- Name: media_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_newest ON public.media USING btree (created_at DESC, hash);


--
-- Name: old_slugs_slug_beginning; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX old_slugs_slug_beginning ON public.old_slugs USING btree (slug text_pattern_ops);


--
-- Name: passkeys_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);


--
-- Name: preview_links_by_target; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX preview_links_by_target ON public.preview_links USING btree (target_id, kind);


--
-- Name: recipe_changes_by_version; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipe_changes_by_version ON public.recipe_changes USING btree (version);


--
-- Name: recipe_dietary_restrictions_by_label; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipe_dietary_restrictions_by_label ON public.recipe_dietary_restrictions USING btree (dietary_restriction, recipe_id);


--
-- Name: recipe_sources_by_url; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipe_sources_by_url ON public.recipe_sources USING btree (source_url);


--
-- Name: recipe_wellness_categories_by_label; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipe_wellness_categories_by_label ON public.recipe_wellness_categories USING btree (wellness_category, recipe_id);


--
-- Name: recipes_by_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_category ON public.recipes USING btree (status, recipe_category, number DESC, difficulty, cuisine, diets);


--
-- Name: recipes_by_creation; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_creation ON public.recipes USING btree (created_at DESC, number DESC);


--
-- Name: recipes_by_dish_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_dish_rules ON public.recipes USING btree (dish_rules);


--
-- Name: recipes_by_equipment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_equipment ON public.recipes USING btree (status, number DESC, equipment) WHERE (equipment <> '[]'::text);


--
-- Name: recipes_by_fold_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_fold_rules ON public.recipes USING btree (fold_rules);


--
-- Name: recipes_by_folded_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_folded_name ON public.recipes USING btree (search_name COLLATE "C", number);


--
-- Name: recipes_by_food_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_food_rules ON public.recipes USING btree (food_rules);


--
-- Name: recipes_by_gut_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_gut_rules ON public.recipes USING btree (gut_rules);


--
-- Name: recipes_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_name ON public.recipes USING btree (search_name);


--
-- Name: recipes_by_nutrition_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_nutrition_rules ON public.recipes USING btree (nutrition_rules);


--
-- Name: recipes_by_picture; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_picture ON public.recipes USING hash (image_url);


--
-- Name: recipes_by_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_review ON public.recipes USING btree (review_on) WHERE (review_on IS NOT NULL);


--
-- Name: recipes_by_rules; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_by_rules ON public.recipes USING btree (diet_rules);


--
-- Name: recipes_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_newest ON public.recipes USING btree (status, number DESC, difficulty, recipe_category, cuisine, diets);


--
-- Name: recipes_search_author; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_search_author ON public.recipes USING gin (search_author public.gin_trgm_ops);


--
-- Name: recipes_search_lines; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_search_lines ON public.recipes USING gin (search_lines public.gin_trgm_ops) WHERE (status = 'published'::text);


--
-- Name: recipes_search_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_search_name ON public.recipes USING gin (search_name public.gin_trgm_ops);


--
-- Name: recipes_search_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_search_text ON public.recipes USING gin (search_text public.gin_trgm_ops);


--
-- Name: recipes_slug_beginning; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX recipes_slug_beginning ON public.recipes USING btree (slug text_pattern_ops);


--
-- Name: redirects_by_target; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX redirects_by_target ON public.redirects USING btree (leads_to);


--
-- Name: search_texts_search_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX search_texts_search_text ON public.search_texts USING gin (search_text public.gin_trgm_ops);


--
-- Name: session_families_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_families_by_user ON public.session_families USING btree (user_id);


--
-- Name: session_tokens_by_family; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX session_tokens_by_family ON public.session_tokens USING btree (family_id);


--
-- Name: share_pictures_by_age; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX share_pictures_by_age ON public.share_pictures USING btree (drawn_at, page);


--
-- Name: shop_links_by_turn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX shop_links_by_turn ON public.shop_links USING btree (ask_at, key);


--
-- Name: versions_by_moment; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX versions_by_moment ON public.versions USING btree (created_at, kind);


--
-- Name: versions_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX versions_deleted ON public.versions USING btree (created_at) WHERE (deleted = 1);


--
-- Name: recipes recipe_changes; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER recipe_changes AFTER INSERT OR DELETE OR UPDATE OF number, status, difficulty, recipe_category, cuisine, diets, total_time_minutes, foods, foods_complete, updated_at ON public.recipes FOR EACH ROW EXECUTE FUNCTION public.note_recipe_change();


--
-- Name: recipes recipe_changes_gut; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER recipe_changes_gut AFTER UPDATE OF gut ON public.recipes FOR EACH ROW EXECUTE FUNCTION public.note_recipe_change();


--
-- Name: recipe_nutrition recipe_changes_nutrition; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER recipe_changes_nutrition AFTER INSERT OR UPDATE ON public.recipe_nutrition FOR EACH ROW EXECUTE FUNCTION public.note_nutrition_change();


--
-- Name: account_links account_links_made_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: account_links account_links_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: blog_posts blog_posts_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: food_correction_recipes food_correction_recipes_correction_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.food_correction_recipes
    ADD CONSTRAINT food_correction_recipes_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES public.food_corrections(id) ON DELETE CASCADE;


--
-- Name: food_correction_recipes food_correction_recipes_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.food_correction_recipes
    ADD CONSTRAINT food_correction_recipes_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: import_contents import_contents_item; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_contents
    ADD CONSTRAINT import_contents_item FOREIGN KEY (import_id, "position") REFERENCES public.import_items(import_id, "position") ON DELETE CASCADE;


--
-- Name: import_files import_files_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_files
    ADD CONSTRAINT import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;


--
-- Name: import_items import_items_import_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;


--
-- Name: imports imports_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: linked_pictures linked_pictures_asked_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.linked_pictures
    ADD CONSTRAINT linked_pictures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: linked_pictures linked_pictures_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.linked_pictures
    ADD CONSTRAINT linked_pictures_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;


--
-- Name: logo_icons logo_icons_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.logo_icons
    ADD CONSTRAINT logo_icons_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;


--
-- Name: lost_labels lost_labels_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lost_labels
    ADD CONSTRAINT lost_labels_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: media media_uploaded_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: media_variants media_variants_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_variants
    ADD CONSTRAINT media_variants_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: preview_links preview_links_made_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.preview_links
    ADD CONSTRAINT preview_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: recipe_dietary_restrictions recipe_dietary_restrictions_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_dietary_restrictions
    ADD CONSTRAINT recipe_dietary_restrictions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_ingredients recipe_ingredients_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_instructions recipe_instructions_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_label_decisions recipe_label_decisions_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_label_decisions
    ADD CONSTRAINT recipe_label_decisions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_nutrition recipe_nutrition_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_nutrition
    ADD CONSTRAINT recipe_nutrition_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_readings recipe_readings_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_readings
    ADD CONSTRAINT recipe_readings_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_sources recipe_sources_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_sources
    ADD CONSTRAINT recipe_sources_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recipe_wellness_categories recipe_wellness_categories_recipe_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recipe_wellness_categories
    ADD CONSTRAINT recipe_wellness_categories_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: session_families session_families_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: session_tokens session_tokens_family_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.session_tokens
    ADD CONSTRAINT session_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES public.session_families(id) ON DELETE CASCADE;


--
-- Name: totp_secrets totp_secrets_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: versions versions_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- PostgreSQL database dump complete
--


