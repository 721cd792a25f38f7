/** The ways in which people are told: in the product, by mail at once, in a mail every morning. */
export const CHANNELS = ['app', 'mail', 'digest'] as const

export type Channel = (typeof CHANNELS)[number]
