import { sql, type Kysely } from 'kysely'

// Frozen: imports nothing from this codebase, and never changes once it has run anywhere.

/**
 * Marks the pieces of the samples on sites that were filled before there were marks, and have none of the sample posts any
 * more, which told when that was. A name alone proves nothing, but three of them that were stored at one moment, and never
 * saved again, came together.
 */
export async function up(db: Kysely<unknown>) {
  const names = sql.join(EQUIPMENT)
  await sql`insert into samples (target_id, kind, updated_at)
    select id, 'equipment', updated_at from kitchen_equipment
    where updated_at = created_at and name in (${names}) and id not in (select target_id from samples)
    and created_at in (
      select created_at from kitchen_equipment where updated_at = created_at and name in (${names})
      group by created_at having count(*) > 2
    )`.execute(db)
}

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
