/** Where orders stand for who works with them; every state of an order belongs to one. */
export const STAGES = ['inProgress', 'shipping', 'delivered', 'trouble'] as const

export type Stage = (typeof STAGES)[number]
