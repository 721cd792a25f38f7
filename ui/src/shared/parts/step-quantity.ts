/** The quantities a product is sold in, in bottles. */
export interface QuantityRule {
  /** Bottles per step: a full carton, or 1 when cartons are mixed. */
  multiple: number
  minimum: number
}

/** The next quantity up (1) or down (-1); below the minimum it is 0. */
export function stepQuantity(quantity: number, direction: 1 | -1, { multiple, minimum }: QuantityRule): number {
  if (direction === 1) return quantity < minimum ? minimum : (Math.floor(quantity / multiple) + 1) * multiple
  const next = (Math.ceil(quantity / multiple) - 1) * multiple
  return next < minimum ? 0 : next
}

/** The nearest quantity that may be ordered: typed figures are raised to a full multiple. */
export function snapQuantity(quantity: number, { multiple, minimum }: QuantityRule): number {
  if (!Number.isFinite(quantity) || quantity <= 0) return 0
  return Math.max(minimum, Math.ceil(quantity / multiple) * multiple)
}
