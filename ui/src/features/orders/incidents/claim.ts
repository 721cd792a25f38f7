const HOUR = 3_600_000

/** Hours left of a delay; 0 once it is over. */
export const hoursLeft = (until: string, now: number = Date.now()) =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / HOUR))
