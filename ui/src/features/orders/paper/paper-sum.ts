import type { TFunction } from 'i18next'
import { plural } from '~/shared/format/format'
import type { totalsOf } from './packing'

/** "36 bouteilles, 6 cartons entiers" */
export function sumOf(t: TFunction<'orders'>, { bottles, cartons }: ReturnType<typeof totalsOf>): string {
  const words = [t('bottles', plural(bottles))]
  if (cartons > 0) words.push(t('paper.cartons', plural(cartons)))
  return words.join(', ')
}
