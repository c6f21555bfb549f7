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
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
SET default_tablespace = '';
SET default_table_access_method = heap;
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
    CONSTRAINT blog_posts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);
CREATE TABLE public.content_version (
    id integer NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.counters (
    name text NOT NULL,
    value bigint NOT NULL
);
CREATE TABLE public.import_contents (
    import_id text NOT NULL,
    "position" integer NOT NULL,
    fields text NOT NULL,
    typed text,
    origin text NOT NULL,
    decisions text
);
CREATE TABLE public.import_files (
    import_id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    content bytea NOT NULL
);
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
    CONSTRAINT import_items_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'saved'::text, 'discarded'::text])))
);
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
    updated_at text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.lost_labels (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    state text NOT NULL,
    line text,
    term text,
    lost_at text NOT NULL
);
CREATE TABLE public.media (
    hash text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    alt_text text NOT NULL,
    file_name text NOT NULL,
    byte_size integer NOT NULL,
    created_at text NOT NULL,
    uploaded_by text
);
CREATE TABLE public.media_variants (
    hash text NOT NULL,
    format text NOT NULL,
    width integer NOT NULL,
    content bytea NOT NULL,
    CONSTRAINT media_variants_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text, 'jpeg'::text])))
);
CREATE TABLE public.migrations (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE public.old_slugs (
    kind text NOT NULL,
    slug text NOT NULL,
    target_id text NOT NULL
);
CREATE TABLE public.one_time_tokens (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    data text,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
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
CREATE TABLE public.recipe_dietary_restrictions (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    given_by text DEFAULT 'software'::text NOT NULL,
    CONSTRAINT recipe_dietary_restrictions_given_by_check CHECK ((given_by = ANY (ARRAY['software'::text, 'chef'::text])))
);
CREATE TABLE public.recipe_ingredients (
    id text NOT NULL,
    recipe_id text NOT NULL,
    ingredient_text text NOT NULL,
    section text,
    order_index integer NOT NULL
);
CREATE TABLE public.recipe_instructions (
    id text NOT NULL,
    recipe_id text NOT NULL,
    step_text text NOT NULL,
    step_url text,
    section text,
    step_number integer NOT NULL
);
CREATE TABLE public.recipe_label_decisions (
    recipe_id text NOT NULL,
    dietary_restriction text NOT NULL,
    answer text NOT NULL,
    reason text,
    decided_at text NOT NULL,
    lines text NOT NULL,
    CONSTRAINT recipe_label_decisions_answer_check CHECK ((answer = ANY (ARRAY['yes'::text, 'off'::text])))
);
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
    serving_size text
);
CREATE TABLE public.recipe_sources (
    recipe_id text NOT NULL,
    source_url text,
    source text NOT NULL,
    report text NOT NULL
);
CREATE TABLE public.recipe_wellness_categories (
    recipe_id text NOT NULL,
    wellness_category text NOT NULL
);
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
    CONSTRAINT recipes_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text])))
);
CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL,
    created_at text NOT NULL
);
CREATE TABLE public.session_families (
    id text NOT NULL,
    user_id text NOT NULL,
    created_at text NOT NULL,
    device text DEFAULT ''::text NOT NULL,
    last_used_at text DEFAULT ''::text NOT NULL,
    expires_at text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.session_tokens (
    token_hash text NOT NULL,
    family_id text NOT NULL,
    kind text NOT NULL,
    created_at text NOT NULL,
    used_at text,
    expires_at text NOT NULL
);
CREATE TABLE public.sign_in_limits (
    key text NOT NULL,
    failures integer NOT NULL,
    blocked_until text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.spellings (
    spelling text NOT NULL,
    word text NOT NULL
);
CREATE TABLE public.totp_secrets (
    user_id text NOT NULL,
    secret text NOT NULL,
    confirmed_at text,
    last_step integer NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    is_admin integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL
);
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
INSERT INTO public.blog_posts VALUES ('0cdfbd90-baf1-41f5-a058-cdee6dc33d12', 'A stock worth standing over', 'a-stock', 'Four bones, one carrot.
<h2>The pot</h2>
No lid.', 'The broth that starts half the recipes.', NULL, 'published', '2026-01-02T08:00:00.000Z', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z', NULL);
INSERT INTO public.blog_posts VALUES ('a86cb393-cf13-49ba-bbee-b53761d7837c', 'A draft of mine', 'a-draft-of-mine', 'Not <strong>yet</strong>.', 'The broth that starts half the recipes.', NULL, 'draft', NULL, '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', NULL);
INSERT INTO public.content_version VALUES (1, 10);
INSERT INTO public.counters VALUES ('order', 0);
INSERT INTO public.counters VALUES ('live', 13);
INSERT INTO public.counters VALUES ('stored', 12);
INSERT INTO public.import_contents VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 3, '{"name":"Plain Cod","description":null,"story":null,"difficulty":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"image_url":null,"keywords":[],"ingredients":[{"ingredient_text":"1 cod","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"servings":4,"recipe_category":null,"dietary_restrictions":["gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Plain Cod","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["1 cod"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"1 line found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"gluten-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"paleo: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 minutes.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 minutes.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"no","reasons":[{"line":"1 cod","term":"cod","why":"breaks"}]},{"diet":"vegan","state":"no","reasons":[{"line":"1 cod","term":"cod","why":"breaks"}]},{"diet":"gluten-free","state":"yes","reasons":[]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"unknown","reasons":[]},{"diet":"keto","state":"unknown","reasons":[]},{"diet":"paleo","state":"yes","reasons":[]}]}', NULL);
INSERT INTO public.import_contents VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 1, '{"name":"Leek Soup","description":null,"story":null,"difficulty":null,"recipe_category":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"keywords":[],"ingredients":[{"ingredient_text":"3 leeks","section":null},{"ingredient_text":"600 ml chicken stock","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["3 leeks","600 ml chicken stock"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"2 lines found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 minutes.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 minutes.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"no","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"breaks"}]},{"diet":"vegan","state":"no","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"breaks"}]},{"diet":"gluten-free","state":"check-label","reasons":[{"line":"600 ml chicken stock","term":"stock","why":"packet"}]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"unknown","reasons":[]},{"diet":"keto","state":"unknown","reasons":[]},{"diet":"paleo","state":"check-label","reasons":[{"line":"600 ml chicken stock","term":"chicken stock","why":"packet"}]}]}', '[]');
INSERT INTO public.import_contents VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 2, '{"name":"My Rice Bowl","description":null,"story":null,"difficulty":null,"recipe_category":null,"author_name":null,"prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"keywords":[],"ingredients":[{"ingredient_text":"75 g rice","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the leeks for 30 minutes.","section":null,"step_url":null}],"nutrition":null,"wellness_categories":[]}', NULL, '{"source_url":null,"source":{"@context":"https://schema.org","@type":"Recipe","name":"Rice Bowl","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["75 g rice"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]},"report":[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"1 line found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"vegetarian: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"vegan: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"gluten-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 minutes.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 minutes.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}],"diets":[{"diet":"vegetarian","state":"yes","reasons":[]},{"diet":"vegan","state":"yes","reasons":[]},{"diet":"gluten-free","state":"yes","reasons":[]},{"diet":"dairy-free","state":"yes","reasons":[]},{"diet":"nut-free","state":"yes","reasons":[]},{"diet":"low-carb","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]},{"diet":"keto","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]},{"diet":"paleo","state":"no","reasons":[{"line":"75 g rice","term":"rice","why":"breaks"}]}]}', '[]');
INSERT INTO public.import_items VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 3, 'many.json', 'Plain Cod', 'plain cod', NULL, 0, 'waiting', NULL);
INSERT INTO public.import_items VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 1, 'many.json', 'Leek Soup', 'leek soup', NULL, 0, 'saved', '2453fa79-1856-4df5-9837-2508fcca7e7b');
INSERT INTO public.import_items VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', 2, 'many.json', 'My Rice Bowl', 'my rice bowl', NULL, 0, 'waiting', NULL);
INSERT INTO public.imports VALUES ('93538665-78ac-44c9-91e8-6d29528385ec', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 'recipes', 'ready', '2026-03-04T05:06:07.000Z', '["many.json","broken.json"]', '[{"file":"broken.json","message":"Failed to parse JSON file. Please check the file format.","detail":"Expected property name or ''}'' in JSON at position 1 (line 1 column 2)"}]', NULL, 'b805c11c-54ad-4c5c-9399-2728912cf1c1', 1, NULL, '[]');
INSERT INTO public.kitchen_equipment VALUES ('12c8a09d-d1c3-4ce0-9137-1cc86b143d6a', 'Steady Blender', 'A jug blender with a wide base.', 'Hearthline', 'SB-2', 129, 'USD', 'Blending', NULL, '["1.8 l glass jug","Six blades","Pulse","Quiet"]', '["Smooth in two minutes"]', '["Heavy jug"]', 4.5, 'It has outlived two lids.', '[{"url":"https://shop.example/sb-2?tag=plate","program":"Shop Partners","label":"Kitchen Shop"},{"url":"https://market.example/sb-2","program":"Marketplace"},{"url":"https://third.example/sb-2","program":"Third","label":"Third Shop"}]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z');
INSERT INTO public.media VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 4, 3, 'A bowl', 'bowl.png', 3, '2026-03-04T05:06:07.000Z', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff');
INSERT INTO public.media_variants VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'jpeg', 4, '\x010203');
INSERT INTO public.migrations VALUES ('0001-content', '2026-11-23T11:04:16.841Z');
INSERT INTO public.migrations VALUES ('0002-recipe-search', '2026-11-23T11:04:17.143Z');
INSERT INTO public.migrations VALUES ('0003-sessions', '2026-11-23T11:04:17.231Z');
INSERT INTO public.migrations VALUES ('0004-sign-in', '2026-11-23T11:04:17.303Z');
INSERT INTO public.migrations VALUES ('0005-versions', '2026-11-23T11:04:17.504Z');
INSERT INTO public.migrations VALUES ('0006-media', '2026-11-23T11:04:17.751Z');
INSERT INTO public.migrations VALUES ('0007-imports', '2026-11-23T11:04:18.043Z');
INSERT INTO public.migrations VALUES ('0008-passkey-counter', '2026-11-23T11:04:18.181Z');
INSERT INTO public.migrations VALUES ('0009-import-reader', '2026-11-23T11:04:18.204Z');
INSERT INTO public.migrations VALUES ('0010-newest-first', '2026-11-23T11:04:18.207Z');
INSERT INTO public.migrations VALUES ('0011-label-decisions', '2026-11-23T11:04:18.349Z');
INSERT INTO public.migrations VALUES ('0012-counters', '2026-11-23T11:04:18.379Z');
INSERT INTO public.migrations VALUES ('0013-import-attempts', '2026-11-23T11:04:18.386Z');
INSERT INTO public.old_slugs VALUES ('recipe', 'carrot-soup', '732a71fa-e15b-4991-8a2b-b17571fad92f');
INSERT INTO public.recipe_dietary_restrictions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'gluten-free', 'chef');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'vegetarian', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'vegan', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'gluten-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'dairy-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'nut-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'paleo', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('2453fa79-1856-4df5-9837-2508fcca7e7b', 'dairy-free', 'software');
INSERT INTO public.recipe_dietary_restrictions VALUES ('2453fa79-1856-4df5-9837-2508fcca7e7b', 'nut-free', 'software');
INSERT INTO public.recipe_ingredients VALUES ('36bb253f-e001-4259-9b67-b770dc484138', '732a71fa-e15b-4991-8a2b-b17571fad92f', '600 ml vegetable stock', 'For the pot', 0);
INSERT INTO public.recipe_ingredients VALUES ('f0dee3b8-e654-4f7f-aae3-19d71bd3189a', '55b49a9e-09ab-4996-bf01-699580284646', '600 g carrots, peeled', NULL, 0);
INSERT INTO public.recipe_ingredients VALUES ('e8b8cee2-0408-4b5e-aca8-34fae2770eb7', '55b49a9e-09ab-4996-bf01-699580284646', '20 g ginger, sliced', NULL, 1);
INSERT INTO public.recipe_ingredients VALUES ('4f48fa4d-58c0-4eb4-951d-5a47fe31fa3a', '2453fa79-1856-4df5-9837-2508fcca7e7b', '3 leeks', NULL, 0);
INSERT INTO public.recipe_ingredients VALUES ('f343f033-b10a-4994-ad78-dc14ea563ef5', '2453fa79-1856-4df5-9837-2508fcca7e7b', '600 ml chicken stock', NULL, 1);
INSERT INTO public.recipe_instructions VALUES ('526bd8fd-949d-4571-8ba9-9efb9b2dfcde', '732a71fa-e15b-4991-8a2b-b17571fad92f', 'Simmer the carrots for 30 minutes.', NULL, NULL, 1);
INSERT INTO public.recipe_instructions VALUES ('22a8b64a-494c-473f-aa64-6ef648ff2d76', '732a71fa-e15b-4991-8a2b-b17571fad92f', 'Lift out the ginger and blend.', NULL, NULL, 2);
INSERT INTO public.recipe_instructions VALUES ('4a2e12dd-a409-40a5-9fc9-cd20ef62045e', '55b49a9e-09ab-4996-bf01-699580284646', 'Simmer the carrots for 30 minutes.', NULL, NULL, 1);
INSERT INTO public.recipe_instructions VALUES ('c23de35a-0a20-4f72-b6fc-ff7cd83c343f', '55b49a9e-09ab-4996-bf01-699580284646', 'Lift out the ginger and blend.', NULL, NULL, 2);
INSERT INTO public.recipe_instructions VALUES ('22165a67-bcd8-4aa8-a80c-bdd965e9fc3a', '2453fa79-1856-4df5-9837-2508fcca7e7b', 'Simmer the leeks for 30 minutes.', NULL, NULL, 1);
INSERT INTO public.recipe_label_decisions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'vegetarian', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'vegan', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'gluten-free', 'yes', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'dairy-free', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_label_decisions VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'nut-free', 'off', NULL, '2026-03-04T05:06:07.000Z', '["600 ml vegetable stock"]');
INSERT INTO public.recipe_nutrition VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 186, 5.4, 24.2, 7.6, 0, 5, 1.1, 410, 11, '350 ml');
INSERT INTO public.recipe_nutrition VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 186, 5.4, 24.2, 7.6, 0, 5, 1.1, 410, 11, '350 ml');
INSERT INTO public.recipe_sources VALUES ('2453fa79-1856-4df5-9837-2508fcca7e7b', NULL, '{"@context":"https://schema.org","@type":"Recipe","name":"Leek Soup","prepTime":"PT10M","cookTime":"PT30M","recipeYield":"4 servings","recipeIngredient":["3 leeks","600 ml chicken stock"],"recipeInstructions":[{"@type":"HowToStep","text":"Simmer the leeks for 30 minutes."}]}', '[{"field":"name","outcome":"kept","reason":"As published."},{"field":"ingredients","outcome":"kept","reason":"2 lines found."},{"field":"servings","outcome":"kept","reason":"As published.","from":"4 servings"},{"field":"dietary_restrictions","outcome":"guessed","reason":"dairy-free: every line is known to keep it."},{"field":"dietary_restrictions","outcome":"guessed","reason":"nut-free: every line is known to keep it."},{"field":"prep_time_minutes","outcome":"kept","reason":"Read as 10 minutes.","from":"PT10M"},{"field":"cook_time_minutes","outcome":"kept","reason":"Read as 30 minutes.","from":"PT30M"},{"field":"total_time_minutes","outcome":"guessed","reason":"Added up from preparation and cooking."},{"field":"instructions","outcome":"kept","reason":"1 step found."}]');
INSERT INTO public.recipes VALUES ('732a71fa-e15b-4991-8a2b-b17571fad92f', 'silky-carrot-soup', 'published', 'Silky Carrot Soup', 'Carrots cooked until they give way.', 'The soup I make when I cannot think of a soup.', 'easy', 'Soup', 'Ines Calder', 10, 30, 40, 4, NULL, '["soup"]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.001Z', 'silky carrot soup', 'silky carrot soup
carrots cooked until they give way.', 'ines calder', 1858706621857792, 4, 2);
INSERT INTO public.recipes VALUES ('55b49a9e-09ab-4996-bf01-699580284646', 'unready-stew', 'draft', 'Unready Stew', 'Carrots cooked until they give way.', 'The soup I make when I cannot think of a soup.', 'easy', 'Soup', 'Ines Calder', 10, 30, 40, 4, NULL, '["soup"]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'unready stew', 'unready stew
carrots cooked until they give way.', 'ines calder', 1858706621857793, 159, 2);
INSERT INTO public.recipes VALUES ('2453fa79-1856-4df5-9837-2508fcca7e7b', 'leek-soup', 'published', 'Leek Soup', NULL, NULL, NULL, NULL, NULL, 10, 30, 40, 4, NULL, '[]', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', 'leek soup', 'leek soup
', '', 1858706621857794, 24, 2);
INSERT INTO public.secrets VALUES ('session-tokens', 'hp4BWbfV022dGGi8JZy6AMEg66a8mvAj7G1Inem3O5s', '2026-03-04T05:06:07.000Z');
INSERT INTO public.session_families VALUES ('15179a6d-b81e-471b-899c-ee280d54340a', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', '2026-03-04T05:06:07.000Z', 'Test browser', '2026-03-04T05:06:07.000Z', '2026-04-03T05:06:07.000Z');
INSERT INTO public.session_tokens VALUES ('_-uVJvknyzW_rzGTLTL2MylWHrsdr7_JatzHLa5pOVo', '15179a6d-b81e-471b-899c-ee280d54340a', 'refresh', '2026-03-04T05:06:07.000Z', NULL, '2026-04-03T05:06:07.000Z');
INSERT INTO public.session_tokens VALUES ('-lpWfYtzLtak55R1lPYVqzXC0s25g-HThQywr93vm2s', '15179a6d-b81e-471b-899c-ee280d54340a', 'access', '2026-03-04T05:06:07.000Z', NULL, '2026-03-04T05:21:07.000Z');
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
INSERT INTO public.spellings VALUES ('silky', 'silky');
INSERT INTO public.spellings VALUES ('ilky', 'silky');
INSERT INTO public.spellings VALUES ('slky', 'silky');
INSERT INTO public.spellings VALUES ('siky', 'silky');
INSERT INTO public.spellings VALUES ('sily', 'silky');
INSERT INTO public.spellings VALUES ('silk', 'silky');
INSERT INTO public.spellings VALUES ('~slk', 'silky');
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
INSERT INTO public.users VALUES ('9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 'chef@plate.test', 'none', 1, '2026-03-04T05:06:07.000Z');
INSERT INTO public.versions VALUES ('acd252b5-fea1-43c3-b483-6502910a602e', 'recipe', '732a71fa-e15b-4991-8a2b-b17571fad92f', 1, 'Carrot Soup', '{"slug":"carrot-soup","status":"published","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Carrot Soup","description":"Carrots cooked until they give way.","story":"The soup I make when I cannot think of a soup.","difficulty":"easy","recipe_category":"Soup","author_name":"Ines Calder","prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"keywords":["soup"],"ingredients":[{"ingredient_text":"600 g carrots, peeled","section":null},{"ingredient_text":"20 g ginger, sliced","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the carrots for 30 minutes.","step_url":null,"section":null},{"step_number":2,"step_text":"Lift out the ginger and blend.","step_url":null,"section":null}],"nutrition":{"calories":186,"protein_content_g":5.4,"carbohydrate_content_g":24.2,"fat_content_g":7.6,"cholesterol_content_mg":0,"fiber_content_g":5,"saturated_fat_content_g":1.1,"sodium_content_mg":410,"sugar_content_g":11,"serving_size":"350 ml"},"dietary_restrictions":["vegetarian","vegan","gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":[]},"decisions":[],"source":null}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 0);
INSERT INTO public.versions VALUES ('64380246-5e98-413a-a763-98d74ac4a2bf', 'recipe', '25f7882b-5117-4945-909c-7a16a353a5ef', 1, 'Deleted Broth', '{"slug":"deleted-broth","status":"published","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Deleted Broth","description":"Carrots cooked until they give way.","story":"The soup I make when I cannot think of a soup.","difficulty":"easy","recipe_category":"Soup","author_name":"Ines Calder","prep_time_minutes":10,"cook_time_minutes":30,"total_time_minutes":40,"servings":4,"image_url":null,"keywords":["soup"],"ingredients":[{"ingredient_text":"600 g carrots, peeled","section":null},{"ingredient_text":"20 g ginger, sliced","section":null}],"instructions":[{"step_number":1,"step_text":"Simmer the carrots for 30 minutes.","step_url":null,"section":null},{"step_number":2,"step_text":"Lift out the ginger and blend.","step_url":null,"section":null}],"nutrition":{"calories":186,"protein_content_g":5.4,"carbohydrate_content_g":24.2,"fat_content_g":7.6,"cholesterol_content_mg":0,"fiber_content_g":5,"saturated_fat_content_g":1.1,"sodium_content_mg":410,"sugar_content_g":11,"serving_size":"350 ml"},"dietary_restrictions":["vegetarian","vegan","gluten-free","dairy-free","nut-free","paleo"],"wellness_categories":[]},"decisions":[],"source":null}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 1);
INSERT INTO public.versions VALUES ('ec733897-31c2-4dd1-961e-6164c82382e7', 'equipment', '12c8a09d-d1c3-4ce0-9137-1cc86b143d6a', 1, 'Old Blender', '{"created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","fields":{"name":"Old Blender","description":"A jug blender with a wide base.","brand":"Hearthline","model":"SB-2","price":129,"currency":"USD","category":"Blending","image_url":null,"features":["1.8 l glass jug","Six blades","Pulse","Quiet"],"pros":["Smooth in two minutes"],"cons":["Heavy jug"],"rating":4.5,"review_summary":"It has outlived two lids.","affiliate_links":[{"url":"https://shop.example/sb-2?tag=plate","program":"Shop Partners","label":"Kitchen Shop"},{"url":"https://market.example/sb-2","program":"Marketplace"},{"url":"https://third.example/sb-2","program":"Third","label":"Third Shop"}]}}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 0);
INSERT INTO public.versions VALUES ('c60a7f36-2ffb-49a5-a21d-80da92eb10bd', 'post', '0cdfbd90-baf1-41f5-a058-cdee6dc33d12', 1, 'A stock', '{"slug":"a-stock","created_at":"2026-03-04T05:06:07.000Z","updated_at":"2026-03-04T05:06:07.000Z","author_id":null,"fields":{"title":"A stock","content":"Five bones.","excerpt":"The broth that starts half the recipes.","featured_image_url":null,"status":"published","published_at":"2026-01-02T08:00:00.000Z"}}', '2026-03-04T05:06:07.000Z', '2026-03-04T05:06:07.000Z', '9dfed4cc-5378-48ed-b6bb-f63bec20dbff', 0);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.import_contents
    ADD CONSTRAINT import_contents_key PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.import_files
    ADD CONSTRAINT import_files_key PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_key PRIMARY KEY (import_id, "position");
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kitchen_equipment
    ADD CONSTRAINT kitchen_equipment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.lost_labels
    ADD CONSTRAINT lost_labels_key PRIMARY KEY (recipe_id, dietary_restriction);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.media_variants
    ADD CONSTRAINT media_variants_key PRIMARY KEY (hash, format, width);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.old_slugs
    ADD CONSTRAINT old_slugs_key PRIMARY KEY (kind, slug);
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recipe_dietary_restrictions
    ADD CONSTRAINT recipe_dietary_restrictions_key PRIMARY KEY (recipe_id, dietary_restriction);
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_order UNIQUE (recipe_id, order_index);
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_order UNIQUE (recipe_id, step_number);
ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recipe_label_decisions
    ADD CONSTRAINT recipe_label_decisions_key PRIMARY KEY (recipe_id, dietary_restriction);
ALTER TABLE ONLY public.recipe_nutrition
    ADD CONSTRAINT recipe_nutrition_pkey PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recipe_sources
    ADD CONSTRAINT recipe_sources_pkey PRIMARY KEY (recipe_id);
ALTER TABLE ONLY public.recipe_wellness_categories
    ADD CONSTRAINT recipe_wellness_categories_key PRIMARY KEY (recipe_id, wellness_category);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_number UNIQUE (number);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recipes
    ADD CONSTRAINT recipes_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_key PRIMARY KEY (user_id, code_hash);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_tokens
    ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.sign_in_limits
    ADD CONSTRAINT sign_in_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.spellings
    ADD CONSTRAINT spellings_key PRIMARY KEY (spelling, word);
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_order UNIQUE (kind, target_id, number);
ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_pkey PRIMARY KEY (id);
CREATE INDEX blog_posts_newest ON public.blog_posts USING btree (status, published_at DESC);
CREATE INDEX blog_posts_slug_beginning ON public.blog_posts USING btree (slug text_pattern_ops);
CREATE INDEX imports_by_user ON public.imports USING btree (user_id, kind, created_at);
CREATE INDEX media_newest ON public.media USING btree (created_at DESC, hash);
CREATE INDEX old_slugs_slug_beginning ON public.old_slugs USING btree (slug text_pattern_ops);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);
CREATE INDEX recipe_dietary_restrictions_by_label ON public.recipe_dietary_restrictions USING btree (dietary_restriction, recipe_id);
CREATE INDEX recipe_sources_by_url ON public.recipe_sources USING btree (source_url);
CREATE INDEX recipe_wellness_categories_by_label ON public.recipe_wellness_categories USING btree (wellness_category, recipe_id);
CREATE INDEX recipes_by_category ON public.recipes USING btree (status, recipe_category, number DESC, difficulty, diets);
CREATE INDEX recipes_by_difficulty ON public.recipes USING btree (status, difficulty, number DESC, recipe_category, diets);
CREATE INDEX recipes_by_folded_name ON public.recipes USING btree (search_name COLLATE "C", number);
CREATE INDEX recipes_by_name ON public.recipes USING btree (search_name);
CREATE INDEX recipes_by_rules ON public.recipes USING btree (diet_rules);
CREATE INDEX recipes_newest ON public.recipes USING btree (status, number DESC, difficulty, recipe_category, diets);
CREATE INDEX recipes_search_author ON public.recipes USING gin (search_author public.gin_trgm_ops);
CREATE INDEX recipes_search_name ON public.recipes USING gin (search_name public.gin_trgm_ops);
CREATE INDEX recipes_search_text ON public.recipes USING gin (search_text public.gin_trgm_ops);
CREATE INDEX recipes_slug_beginning ON public.recipes USING btree (slug text_pattern_ops);
CREATE INDEX session_families_by_user ON public.session_families USING btree (user_id);
CREATE INDEX session_tokens_by_family ON public.session_tokens USING btree (family_id);
ALTER TABLE ONLY public.blog_posts
    ADD CONSTRAINT blog_posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.import_contents
    ADD CONSTRAINT import_contents_item FOREIGN KEY (import_id, "position") REFERENCES public.import_items(import_id, "position") ON DELETE CASCADE;
ALTER TABLE ONLY public.import_files
    ADD CONSTRAINT import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.import_items
    ADD CONSTRAINT import_items_import_id_fkey FOREIGN KEY (import_id) REFERENCES public.imports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT imports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lost_labels
    ADD CONSTRAINT lost_labels_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.media_variants
    ADD CONSTRAINT media_variants_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;
ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_dietary_restrictions
    ADD CONSTRAINT recipe_dietary_restrictions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_ingredients
    ADD CONSTRAINT recipe_ingredients_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_instructions
    ADD CONSTRAINT recipe_instructions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_label_decisions
    ADD CONSTRAINT recipe_label_decisions_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_nutrition
    ADD CONSTRAINT recipe_nutrition_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_sources
    ADD CONSTRAINT recipe_sources_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recipe_wellness_categories
    ADD CONSTRAINT recipe_wellness_categories_recipe_id_fkey FOREIGN KEY (recipe_id) REFERENCES public.recipes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_families
    ADD CONSTRAINT session_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_tokens
    ADD CONSTRAINT session_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES public.session_families(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.totp_secrets
    ADD CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.versions
    ADD CONSTRAINT versions_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
