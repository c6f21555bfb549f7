/**
 * Each goes up when any drawing of its kind changes, because browsers keep what an address has shown them for a year.
 * An address holds everything its drawing depends on, and nothing else decides what it shows.
 */
export const DISH_VERSION = 'dishes-v2'
export const TOOL_VERSION = 'tools-v3'
