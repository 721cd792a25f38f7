import * as z from 'zod/mini'

/** What can be put on paper for who prepares and who receives. */
const PAPERS = ['picking', 'delivery'] as const

/** Which paper an order's address shows; a delivery note may be that of one shipment. */
export const paperSearch = z.object({
  paper: z.catch(z.optional(z.enum(PAPERS)), undefined),
  shipment: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})

export type PaperSearch = z.infer<typeof paperSearch>
