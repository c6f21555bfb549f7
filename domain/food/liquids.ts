const LIQUIDS =
  /\b(?:water|milk|juice|broth|stock|wine|beer|cream|buttermilk|half and half|coffee|tea|spirits|liqueur|vinegar|oil|soda|cola|ale|vermouth|sake|kefir|soup|vanilla extract|sauce)\b/
const NOT_POURED = /\b(?:powder|cheese|sour cream|dried?|dry|instant|ice cream|cream of|cheese sauce)\b/

/** Whether a food of figures.json is poured, so that its ounces may be fluid ones. */
export const isLiquid = (food: string | undefined): boolean =>
  food !== undefined && LIQUIDS.test(food) && !NOT_POURED.test(food)
