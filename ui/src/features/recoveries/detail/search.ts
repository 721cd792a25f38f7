import * as z from 'zod/mini'

/** How a return's address shows it: to read, or as the slip that goes with the goods. */
export const recoverySearch = z.object({
  paper: z.catch(z.optional(z.literal('slip')), undefined),
})

export type RecoverySearch = z.infer<typeof recoverySearch>
