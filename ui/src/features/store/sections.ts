/** The parts of a supplier's own shop, each changed by itself, in the order they are listed; `?section=` names one. */
export const SECTIONS = ['window', 'products', 'legal', 'delivery', 'history', 'preview'] as const

export type Section = (typeof SECTIONS)[number]
