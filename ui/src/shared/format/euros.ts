/**
 * Whole cents of an amount in euros, halves up: what a sum or a difference of such amounts has beyond them is no money. Prices
 * on their way have six decimals (domain 4.2); 1.015 is a hair less in binary.
 */
export const roundEuros = (euros: number) => Math.round(Math.round(euros * 1_000_000) / 10_000) / 100

/** What amounts of euros come to: each counts in whole cents. For sums that the API does not answer, of what it answers. */
export const sumEuros = (amounts: readonly number[]) =>
  amounts.reduce((cents, euros) => cents + Math.round(euros * 100), 0) / 100
