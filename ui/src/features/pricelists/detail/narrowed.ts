import { fold, foldedWords } from '~/shared/format/fold'
import { spellings } from '~/shared/warehouse/gtin'
import type { PriceListLine } from '../price-list'

/** The lines whose wine has all the words in its names, its reference or its EAN. */
export function narrowed(lines: PriceListLine[], words: string | undefined): PriceListLine[] {
  const wanted = foldedWords(words ?? '')
  if (wanted.length === 0) return lines
  return lines.filter(({ product }) => {
    const { name, vintage, reference, ean, appellation, region } = product
    const text = fold([name, vintage, reference, spellings(ean), appellation, region].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
