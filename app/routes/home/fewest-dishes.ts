/** A list of fewer dishes is no answer, and is not shown. */
export const FEWEST_DISHES = 3
