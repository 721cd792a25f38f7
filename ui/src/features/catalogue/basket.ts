import type { Product } from './product'

export const useQuantity = (_id: number): number => 0
export const useQuantities = (): Map<number, number> => new Map()
export function setQuantity(_product: Product, _bottles: number): void {}
