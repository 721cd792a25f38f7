/** Whole cents of an amount in euros: what a sum or a difference of such amounts has beyond them is no money. */
export const roundEuros = (euros: number) => Math.round(euros * 100) / 100
