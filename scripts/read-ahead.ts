import type { ImportedRecipe } from '#domain/import/label-recipe.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadObject } from 'recipe-import/report'
import type { RecipeToSave } from '#server/import/save-import.ts'

/** One object of a file, read; where there was time, with what is stored of the recipe besides. */
export type ReadAhead = ReadObject<ImportedRecipe> & { recipe?: RecipeToSave }

/** The next objects of a file, `most` of them at once; with a `text`, the first of a new file. */
export type Asked = { text?: string; most: number }

const PROGRAM = new URL('./recipe-reader.ts', import.meta.url)

/** Reads files on a thread of its own: the second processor reads recipes while this one stores those before. */
export function openReader() {
  const thread = new Worker(PROGRAM, { resourceLimits: { maxYoungGenerationSizeMb: 64 } })
  return {
    /** What a text in JSON holds, in batches of at most `most` objects. */
    async *read(text: string, most: number): AsyncGenerator<ReadAhead[]> {
      let next = ask({ text, most })
      for (;;) {
        thread.postMessage('awaited')
        const batch = await next
        if (batch.length === 0) return
        next = ask({ most })
        // It is told when its turn comes.
        next.catch(() => {})
        yield batch
      }
    },
    close: async () => thread.terminate(),
  }

  async function ask(asked: Asked): Promise<ReadAhead[]> {
    thread.postMessage(asked)
    const [batch] = await once(thread, 'message')
    return batch
  }
}
