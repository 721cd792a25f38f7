import * as z from 'zod/mini'

/** Whether an invoice's address shows it as it will be printed. */
export const paperSearch = z.object({
  paper: z.catch(z.optional(z.literal('invoice')), undefined),
})

export type PaperSearch = z.infer<typeof paperSearch>
