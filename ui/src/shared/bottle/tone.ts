import type { ProductColour, ProductType } from '~/api/types'

/** The eight looks of a drink: a wine's colour, else its kind. */
export type Tone = 'red' | 'white' | 'rose' | 'orange' | 'sparkling' | 'beer' | 'spirit' | 'soft'

const kinds: Partial<Record<ProductType, Tone>> = {
  sparkling: 'sparkling',
  beer: 'beer',
  cider: 'beer',
  spirit: 'spirit',
  fortified: 'spirit',
  soft: 'soft',
  water: 'soft',
  juice: 'soft',
}

/** The look of a product. Its label is `enums:tone.<tone>`. */
export function toneOf(product: { type: ProductType; colour: ProductColour }): Tone {
  return kinds[product.type] ?? (product.colour || 'red')
}
