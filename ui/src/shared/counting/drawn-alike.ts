import { shallow } from 'zustand/shallow'
import type { Goods } from '~/shared/warehouse/goods'

interface Drawn {
  row: { product: Goods }
}

/** For memo: whether a counting line shows what it showed. A scan changes one among hundreds; a product read again is the same product. */
export function isDrawnAlike<Line extends Drawn>({ row: before, ...others }: Line, { row, ...now }: Line): boolean {
  return shallow(others, now) && shallow(shown(before), shown(row))
}

const shown = ({ product, ...figures }: Drawn['row']) => ({ ...figures, product: product['@id'] })
