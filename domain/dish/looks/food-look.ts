import type { Look } from '../dish.ts'

/** What a food does in a dish: the reader goes by this, and never by the name of a food where it can help it. */
export type Part =
  | 'vegetable'
  | 'leaf'
  | 'onion'
  | 'fruit'
  | 'berry'
  | 'citrus'
  | 'citrusjuice'
  | 'juice'
  | 'wine'
  | 'water'
  | 'liquid'
  | 'milk'
  | 'cream'
  | 'yoghurt'
  | 'curd'
  | 'creamcheese'
  | 'cheese'
  | 'fat'
  | 'egg'
  | 'meat'
  | 'fish'
  | 'protein'
  | 'pulse'
  | 'grain'
  | 'polenta'
  | 'oats'
  | 'long'
  | 'short'
  | 'sheets'
  | 'tubes'
  | 'parcel'
  | 'wrapper'
  | 'flour'
  | 'starch'
  | 'pastry'
  | 'cake'
  | 'bread'
  | 'crumbs'
  | 'biscuit'
  | 'cocoa'
  | 'chocolate'
  | 'sugar'
  | 'icing'
  | 'syrup'
  | 'sauce'
  | 'paste'
  | 'stud'
  | 'nut'
  | 'seed'
  | 'scatter'
  | 'herb'

/** How a food looks, and which names of `domain/food/` mean it. */
export type FoodLook = Look & {
  /** Two letters that stand for it in the address of a drawing. They never change, and are never given to another food. */
  code: string
  part: Part
  /** Foods of figures.json (`carrot`), or single names of foods.json (`spaghetti`), which count more. */
  of: readonly string[]
  /** A name that means it only beside one of these words: a red onion. */
  said?: { of: string; words: readonly string[] }
}
