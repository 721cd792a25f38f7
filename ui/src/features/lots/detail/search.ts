import * as z from 'zod/mini'

/** How a lot's address shows it: to read, or as the letters to those who received it. */
export const lotSearch = z.object({
  paper: z.catch(z.optional(z.literal('letters')), undefined),
})

export type LotSearch = z.infer<typeof lotSearch>
