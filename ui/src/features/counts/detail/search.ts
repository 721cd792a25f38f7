import * as z from 'zod/mini'

/** How a count's address shows it: to read, or counting; and the row of its lines that back returns to. */
export const countSearch = z.object({
  count: z.catch(z.optional(z.literal(1)), undefined),
  row: z.catch(z.optional(z.number()), undefined),
})

export type CountSearch = z.infer<typeof countSearch>
