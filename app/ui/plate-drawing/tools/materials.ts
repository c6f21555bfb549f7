export const STEEL = '#B9BBB0'
export const WOOD = '#B98850'
