import { ApiError, codeOf } from './errors'

interface Exception {
  /** Which refusals it covers; all of them when it is not there. */
  covers?: (error: ApiError) => boolean
}

/**
 * The calls whose refusals are no error toast (rulings, cart and session): nobody asked for them and they show their
 * state where it belongs, or the answer is no failure to the person. Every other refusal with a description is one.
 */
export const quiet = {
  /** The cart is looked up by itself; there may be none yet. */
  cartRead: {},
  /** The cart is saved by itself, and says that it is not, and why, at its lines. */
  cartWrite: {},
  /** A total that rose is shown and asked about. */
  priceMoved: {
    covers: ({ body }) => codeOf(body) === 'cart.price_moved',
  },
  /** What an answer would come to is asked while it is typed, and says itself why it cannot be. */
  simulation: {},
  /** A wine that can no longer be had is a line of the answer. */
  productGone: {
    covers: ({ status }) => status === 404,
  },
  /** Somebody else was quicker: the screen says where the order stands now. */
  movedMeanwhile: {
    covers: ({ body }) => codeOf(body) === 'orders.moved_meanwhile',
  },
  /** What somebody else changed meanwhile is shown beside what was entered. */
  changedMeanwhile: {
    covers: ({ body }) => codeOf(body) === 'changed_meanwhile',
  },
  /** What waited to be sent says itself where it waits that it is refused, and why. */
  queued: {},
  /** Asked while an e-mail is typed. */
  emailUsed: {},
  /** Who one is, asked at the start: what fails leads to the sign-in. */
  sessionRead: {},
  /** The stream of notifications opens again by itself. */
  stream: {},
  /** The count on the bell is looked up by itself. */
  unread: {},
  /** The counts of the menu are looked up by themselves. */
  counts: {},
  /** The orders before and after the one on screen are looked up by themselves. */
  neighbours: {},
  /** Most installations have no accounts to try: there is no such call there. */
  demo: {},
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
