/** Rows asked for at once. Apart from what draws them, which the entry need not load. */
export const PAGE_ROWS = 100
