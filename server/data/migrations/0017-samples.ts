import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Which recipes, equipment and posts came with the samples, and when each was stored. Sites that have the samples
 * already: those that bear their names, and that nobody has ever saved again. Equipment has no address of its own making,
 * so it counts only where it was stored with the sample posts.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('samples')
    .addColumn('target_id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'text')
    .execute()
  await sql`alter table settings add column steps_dismissed_at text`.execute(db)

  await sql`insert into samples (target_id, kind, updated_at)
    select id, 'recipe', updated_at from recipes
    where author_name = 'Ines Calder' and updated_at = created_at and slug in (${sql.join(RECIPES)})`.execute(
    db,
  )
  await sql`insert into samples (target_id, kind, updated_at)
    select id, 'post', updated_at from blog_posts
    where author_id is null and updated_at = created_at and slug in (${sql.join(POSTS)})`.execute(db)
  await sql`insert into samples (target_id, kind, updated_at)
    select id, 'equipment', updated_at from kitchen_equipment
    where updated_at = created_at and name in (${sql.join(EQUIPMENT)})
    and created_at in (select updated_at from samples where kind = 'post')`.execute(db)
}

const RECIPES = [
  'almond-and-lemon-cake',
  'avgolemono-chicken-and-rice-soup-with-lemon',
  'baked-salmon-fennel-and-potato',
  'banana-oat-biscuits',
  'beetroot-carpaccio-with-yoghurt-cream',
  'carrot-batons-in-orange-glaze',
  'celeriac-and-apple-puree',
  'chawanmushi-a-steamed-egg-custard',
  'chicken-and-rice-with-saffron-and-carrot',
  'chicken-broth-with-fine-noodles-and-carrot',
  'cooked-carrot-salad-with-cumin',
  'courgette-rolls-with-ricotta',
  'hour-long-courgettes-with-parsley-oil',
  'mango-and-cardamom-lassi',
  'okayu-rice-porridge-with-soft-egg',
  'overnight-oats-with-ripe-banana',
  'panna-cotta-with-apricot',
  'poached-cod-with-soft-leeks',
  'poached-salmon-and-avocado-salad',
  'potato-gnocchi-in-sage-butter',
  'pumpkin-veloute',
  'raspberry-kissel-a-soft-fruit-soup',
  'rice-flour-crepes-with-stewed-apple',
  'rice-noodles-with-prawns-and-courgette',
  'rolled-omelette-with-soft-courgettes',
  'seven-hour-lamb-with-celeriac',
  'silky-carrot-and-ginger-soup',
  'slow-chicken-congee',
  'smooth-caldo-verde-with-kale-and-potato',
  'sourdough-toast-with-soft-egg',
  'steamed-sea-bass-with-ginger',
  'steamed-tofu-with-carrot-and-rice',
  'tamagoyaki-rolls',
  'turkey-meatballs-on-soft-polenta',
  'turmeric-khichdi-rice-and-dal-porridge',
  'vanilla-rice-pudding-with-poached-pear',
  'warm-potato-salad-with-trout-and-egg',
]

const POSTS = [
  'a-quiet-table-for-december-2099',
  'a-stock-worth-standing-over',
  'cooking-on-the-days-you-would-rather-not',
  'eating-at-other-peoples-tables',
  'how-to-read-the-numbers-under-a-plate',
  'rice-five-ways-from-firm-to-barely-there',
  'the-sieve-is-the-most-useful-thing-i-own',
  'what-low-residue-means-when-you-are-hungry',
  'winter-squash-four-weeks-running-unfinished-draft',
]

const EQUIPMENT = [
  'Fine-Mesh Drum Sieve, 20 cm',
  'Quiet Countertop Blender',
  'Enamelled Stockpot, 6 litre',
  'Bamboo Steamer, two tiers',
  'Instant-Read Thermometer',
  'Flat Digital Scale',
  'Rotary Food Mill, three discs',
  'Potato Ricer, stainless',
  'Hand Blender with Steel Foot',
  'Small Food Processor, 1.5 litre',
  'Wide Poaching Pan, 28 cm',
  'Swivel Peeler',
  'Cook’s Knife, 18 cm',
  'Maple Cutting Board',
  'Rimmed Baking Tray, 40 × 30 cm',
  'Freezer Jars, set of six',
]
