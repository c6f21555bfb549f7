/** What stands on the table at the top of the home page. Part of the drawing program: see DRAWING_VERSION. */
export const HERO_DISHES = [
  { slug: 'poached-cod-with-soft-leeks', category: 'Main Course', title: 'Poached Cod with Soft Leeks' },
  { slug: 'silky-carrot-and-ginger-soup', category: 'Soup', title: 'Silky Carrot and Ginger Soup' },
  {
    slug: 'beetroot-carpaccio-with-yoghurt-cream',
    category: 'Appetizer',
    title: 'Beetroot Carpaccio with Yoghurt Cream',
  },
  { slug: 'baked-salmon-fennel-and-potato', category: 'Dinner', title: 'Baked Salmon, Fennel and Potato' },
  {
    slug: 'overnight-oats-with-ripe-banana',
    category: 'Breakfast',
    title: 'Overnight Oats with Ripe Banana',
  },
  {
    slug: 'vanilla-rice-pudding-with-poached-pear',
    category: 'Dessert',
    title: 'Vanilla Rice Pudding with Poached Pear',
  },
]
