import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Where content that is being written is rendered. */
export const RENDERED = '/admin/blog/rendered'

/** Looking at a text while it is written changes nothing that a loader could tell. */
export const unlessRendering = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formAction !== RENDERED && defaultShouldRevalidate
