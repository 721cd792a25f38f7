import * as z from 'zod/mini'

const number = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** What the address says: which import, an earlier step to look at again, which rows, and for whom an administrator imports. */
export const importSearch = z.object({
  import: number,
  step: z.catch(z.optional(z.enum(['columns'])), undefined),
  only: z.catch(z.optional(z.enum(['all', 'faulty', 'ready', 'warned'])), undefined),
  supplier: number,
  row: z.catch(z.optional(z.int().check(z.minimum(0))), undefined),
})

export type ImportSearch = z.infer<typeof importSearch>
