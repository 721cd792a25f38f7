import * as z from 'zod/mini'

/** What of a receipt can be put on paper. */
const PAPERS = ['slip', 'differences'] as const

export type Paper = (typeof PAPERS)[number]

/** How a receipt's address shows it: counting, or as a paper. */
export const receiptSearch = z.object({
  count: z.catch(z.optional(z.literal(1)), undefined),
  paper: z.catch(z.optional(z.enum(PAPERS)), undefined),
})

export type ReceiptSearch = z.infer<typeof receiptSearch>
