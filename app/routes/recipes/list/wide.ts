/** The screens on which the choices stand beside the list. */
export const WIDE = '(min-width: 64rem)'
