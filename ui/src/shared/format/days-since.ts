const DAY = 86_400_000

/** Whole days between an instant and now. */
export const daysSince = (iso: string) => Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / DAY))
