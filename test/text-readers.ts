import { Session } from 'node:inspector/promises'

/** What reads words of recipes, by its folder or file. */
const READERS =
  /\/(?:recipe-reading\/(?:(?:ingredient|step|language|food|nutrition)\/|kitchen\/(?:read-recipe\.|figures-of|food-facts|recipe-figures))|food-verdicts\/(?:(?:diet|low-energy)\/|gut\/(?:read-gut|cooking\/|[a-z]+\/(?:read|judge|find|fit|list|make|mark|swap)-))|food-drawings\/dish\/|stored-reading\/(?:read-|spoken)|recipe\/(?:own-language|recipe-foods)|health-claims\/)/
/** Codes and names, in these folders. */
const NONE =
  /\/(?:dish\/(?:dish|plate)-code|low-energy\/facts|food\/(?:food-names|food-table|families|wide-foods|made-of|allergens|allergen-foods))/

/**
 * The functions that read words of a recipe, of those that run meanwhile, as the engine counts them. Modules have to be loaded
 * before: what they do when they are loaded counts, too.
 */
export async function listReadersCalled(run: () => Promise<unknown>): Promise<string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => READERS.test(url) && !NONE.test(url))
    .flatMap(({ url, functions }) =>
      functions.flatMap(({ functionName, ranges: [range] }) =>
        range && range.count > 0 ? `${url.split(/\/(?:domain|packages)\//)[1]} ${functionName}` : [],
      ),
    )
}
