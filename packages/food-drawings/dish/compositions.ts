import {
  layClosedRolls,
  layGriddleCake,
  layPasties,
  layPattiesOrPasties,
  layRiceBalls,
} from './compose/closed.ts'
import { layDough } from './compose/doughs.ts'
import { layEggs } from './compose/eggs.ts'
import { layFilled, layPizza } from './compose/filled.ts'
import { layGrains, layPorridge, layYoghurt } from './compose/grains.ts'
import { layMixed } from './compose/mixed.ts'
import { layBake, layDumplings, layPasta } from './compose/pasta.ts'
import { layPie } from './compose/pies.ts'
import { layPlated } from './compose/plated.ts'
import { layPoured } from './compose/poured.ts'
import { layPudding } from './compose/puddings.ts'
import { layBalls, layChips, layJacket, layMaki, layMash, layRolls, layStuffed } from './compose/shaped.ts'
import { layRamen, laySoup } from './compose/soups.ts'
import { layStew } from './compose/stews.ts'
import type { Form } from './dish.ts'
import type { Laid, Plate } from './plate.ts'

type Compose = (plate: Plate) => Laid | undefined

/** How each form is laid. The compiler asks for every form. */
export const COMPOSITIONS: Record<Exclude<Form, 'none'>, Compose> = {
  stock: layPoured,
  glass: layPoured,
  jar: layPoured,
  jug: layPoured,
  dip: layPoured,
  scoops: layPoured,
  pudding: layPudding,
  turnedout: layPudding,
  spreadcheese: layPoured,
  soup: laySoup,
  clear: laySoup,
  ramen: layRamen,
  stew: layStew,
  curry: layStew,
  onrice: layStew,
  onmash: layPlated,
  porridge: layPorridge,
  yoghurt: layYoghurt,
  rows: layGrains,
  rice: layGrains,
  grainsalad: layGrains,
  nest: layPasta,
  shortpasta: layPasta,
  dumplings: layDumplings,
  bake: layBake,
  tubes: layBake,
  bars: layDough,
  cake: layDough,
  bundt: layDough,
  loaf: layDough,
  cinnamon: layDough,
  waffle: layDough,
  crepe: layDough,
  flatstack: layDough,
  pancakes: layDough,
  muffins: layDough,
  cookies: layDough,
  buns: layDough,
  lidpie: layPie,
  tart: layPie,
  crumble: layPie,
  pizza: layPizza,
  sandwich: layFilled,
  burger: layFilled,
  wrap: layFilled,
  taco: layFilled,
  toast: layFilled,
  omelette: layEggs,
  frittata: layEggs,
  shakshuka: layEggs,
  scrambled: layEggs,
  eggs: layMixed,
  rolls: layRolls,
  balls: layBalls,
  sweetballs: layBalls,
  patties: layPattiesOrPasties,
  stuffed: layStuffed,
  mash: layMash,
  maki: layMaki,
  chips: layChips,
  jacket: layJacket,
  cob: layJacket,
  salad: layMixed,
  fruit: layMixed,
  roast: layMixed,
  slices: layMixed,
  skewers: layMixed,
  carpaccio: layMixed,
  fillet: layPlated,
  meat: layPlated,
  breast: layPlated,
  thighs: layPlated,
  sausages: layPlated,
  cubes: layPlated,
  prawns: layPlated,
  wings: layPlated,
  chops: layPlated,
  ribs: layPlated,
  roastjoint: layPlated,
  stirfry: layPlated,
  fish: layPlated,
  bird: layPlated,
  flatbird: layPlated,
  pasties: layPasties,
  riceballs: layRiceBalls,
  closedrolls: layClosedRolls,
  griddlecake: layGriddleCake,
}
