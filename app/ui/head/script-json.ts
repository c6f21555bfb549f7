/** A value as it may stand in a script element. The only place that writes JSON into HTML. */
export const toScriptJson = (value: unknown) =>
  // Without "<" no text of a recipe can end the element.
  JSON.stringify(value).replaceAll('<', '\\u003c')
