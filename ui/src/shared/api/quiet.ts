import { ApiError, codeOf } from './errors'

interface Exception {
  why: string
  /** Which refusals it covers; all of them when it is not there. */
  covers?: (error: ApiError) => boolean
}

/**
 * The calls whose refusals are no error toast (rulings, cart and session): nobody asked for them and they show their
 * state where it belongs, or the answer is no failure to the person. Every other refusal with a description is one.
 */
export const quiet = {
  cartRead: { why: 'the cart is looked up by itself; there may be none yet' },
  cartWrite: { why: 'the cart is saved by itself, and says that it is not, and why, at its lines' },
  priceMoved: {
    why: 'a total that rose is shown and asked about',
    covers: ({ body }) => codeOf(body) === 'cart.price_moved',
  },
  productGone: {
    why: 'a wine that can no longer be had is a line of the answer',
    covers: ({ status }) => status === 404,
  },
  movedMeanwhile: {
    why: 'somebody else was quicker: the screen says where the order stands now',
    covers: ({ body }) => codeOf(body) === 'orders.moved_meanwhile',
  },
  sheetChanged: {
    why: 'what somebody else changed in a sheet is shown beside what was entered',
    covers: ({ status }) => status === 409,
  },
  emailUsed: { why: 'asked while an e-mail is typed' },
  sessionRead: { why: 'who one is, asked at the start: what fails leads to the sign-in' },
  stream: { why: 'the stream of notifications opens again by itself' },
  unread: { why: 'the count on the bell is looked up by itself' },
  counts: { why: 'the counts of the menu are looked up by themselves' },
  neighbours: { why: 'the orders before and after the one on screen are looked up by themselves' },
  demo: { why: 'most installations have no accounts to try: there is no such call there' },
} satisfies Record<string, Exception>

/** The name of an exception. */
export type Quiet = keyof typeof quiet

/** Whether the exception of a call, if it has one, covers what became of it: that no answer came is nothing special. */
export function isQuiet(name: Quiet | undefined, error: unknown): boolean {
  if (!name) return false
  const { covers }: Exception = quiet[name]
  return !covers || (error instanceof ApiError && covers(error))
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: Quiet }
  }
}
