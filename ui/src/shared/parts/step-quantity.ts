/** The quantities a product is sold in, in bottles. */
export interface QuantityRule {
  /** Bottles per step: a full carton, or 1 when cartons are mixed. */
  multiple: number
  minimum: number
  /** Bottles that can be had; no limit when it is not told. */
  max?: number | undefined
}

/** The largest quantity that may be ordered: a full multiple of what there is. */
export function largestQuantity({ multiple, minimum, max }: QuantityRule): number {
  if (max === undefined) return Number.POSITIVE_INFINITY
  const most = Math.floor(max / multiple) * multiple
  return most < minimum ? 0 : most
}

/** The next quantity up (1) or down (-1); below the minimum it is 0, and never above the largest by going up. */
export function stepQuantity(quantity: number, direction: 1 | -1, rule: QuantityRule): number {
  const { multiple, minimum } = rule
  if (direction === 1) {
    const next = quantity < minimum ? minimum : (Math.floor(quantity / multiple) + 1) * multiple
    return next > largestQuantity(rule) ? quantity : next
  }
  const next = (Math.ceil(quantity / multiple) - 1) * multiple
  return next < minimum ? 0 : next
}

/** The nearest quantity that may be ordered: typed figures are raised to a full multiple, within what there is. */
export function snapQuantity(quantity: number, rule: QuantityRule): number {
  const { multiple, minimum } = rule
  if (!Number.isFinite(quantity) || quantity <= 0) return 0
  return Math.min(largestQuantity(rule), Math.max(minimum, Math.ceil(quantity / multiple) * multiple))
}
