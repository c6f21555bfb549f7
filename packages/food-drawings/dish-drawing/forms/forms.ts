import type { Form } from '../../dish/dish.ts'
import { burger, sandwich, taco, toast, wrap } from './breads.ts'
import { bundt, cake, lidPie, tart } from './cakes.ts'
import { closedRolls } from './closed-rolls.ts'
import { pasties, riceBalls } from './folded.ts'
import { glass, jar, jug } from './drinks.ts'
import { eggs, frittata, omelette, scrambled, shakshuka } from './eggs.ts'
import { fillet, prawns, wholeFish } from './fish.ts'
import { flatBird } from './flat-bird.ts'
import type { DrawForm } from './form.ts'
import { griddleCake } from './griddle-cake.ts'
import { crepe, flatStack, pancakes, waffle } from './griddle.ts'
import { breast, chops, cubes, meat, ribs, roastJoint, sausages, stirFry } from './meat.ts'
import { bake, crumble, pizza, stuffed } from './oven.ts'
import { dumplings, maki, nest, shortPasta } from './pasta.ts'
import { bird, thighs, wings } from './poultry.ts'
import { carpaccio, fruit, grainSalad, salad } from './salads.ts'
import { balls, patties, roast, skewers } from './small-pieces.ts'
import { clear, ramen, soup, stew, stock } from './soups.ts'
import { mash, onMash, porridge, rows, yoghurt } from './spoon-bowls.ts'
import { dip, pudding, scoops, turnedOut } from './spoonable.ts'
import { bars, buns, cinnamonRolls, cookies, loaf, muffins } from './tray-bakes.ts'
import { chips, cob, jacket, rolls } from './vegetables.ts'
import { curry, friedRice, onRice } from './with-rice.ts'

/** How each form of a dish is drawn. */
export const FORM_DRAWINGS: Record<Exclude<Form, 'none'>, DrawForm> = {
  stock,
  glass,
  jar,
  ramen,
  scoops,
  taco,
  bars,
  cake,
  loaf,
  balls,
  porridge,
  pudding,
  yoghurt,
  rows,
  maki,
  rolls,
  cinnamon: cinnamonRolls,
  sandwich,
  burger,
  wrap,
  pizza,
  waffle,
  crepe,
  flatstack: flatStack,
  pancakes,
  patties,
  muffins,
  sweetballs: balls,
  cookies,
  buns,
  lidpie: lidPie,
  bake,
  crumble,
  tart,
  stuffed,
  skewers,
  carpaccio,
  grainsalad: grainSalad,
  salad,
  jug,
  dip,
  spreadcheese: dip,
  omelette,
  frittata,
  shakshuka,
  scrambled,
  toast,
  eggs,
  dumplings,
  shortpasta: shortPasta,
  nest,
  mash,
  soup,
  curry,
  stirfry: stirFry,
  stew,
  rice: friedRice,
  chips,
  ribs,
  fish: wholeFish,
  prawns,
  wings,
  bird,
  chops,
  roastjoint: roastJoint,
  fruit,
  jacket,
  fillet,
  meat,
  breast,
  cubes,
  roast,
  slices: carpaccio,
  clear,
  onrice: onRice,
  onmash: onMash,
  bundt,
  turnedout: turnedOut,
  thighs,
  sausages,
  cob,
  tubes: shortPasta,
  pasties,
  riceballs: riceBalls,
  closedrolls: closedRolls,
  flatbird: flatBird,
  griddlecake: griddleCake,
}
