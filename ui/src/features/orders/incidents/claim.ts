const DAY = 86_400_000

/** Days from a delivery that the carrier takes reservations (domain 5.3). */
const CLAIM_DAYS = 3

/** Until when the carrier takes reservations on what was delivered last; null while nothing was. */
export function claimUntil(shipments: readonly { deliveredAt: string | null }[]): string | null {
  const last = shipments
    .map(({ deliveredAt }) => deliveredAt)
    .filter((at) => at !== null)
    .toSorted()
    .at(-1)
  return last === undefined ? null : new Date(Date.parse(last) + CLAIM_DAYS * DAY).toISOString()
}

/** Hours left of a delay; 0 once it is over. */
export const hoursLeft = (until: string, now: number = Date.now()) =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / (DAY / 24)))
