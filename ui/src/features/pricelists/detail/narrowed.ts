import type { PriceListLine } from '../price-list'

const ACCENTS = /\p{Diacritic}/gu

/** Letters as they are compared: without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase()

/** The lines whose wine has all the words in its names, its reference or its EAN. */
export function narrowed(lines: PriceListLine[], words: string | undefined): PriceListLine[] {
  const wanted = plain(words ?? '')
    .split(/\s+/)
    .filter(Boolean)
  if (wanted.length === 0) return lines
  return lines.filter(({ product }) => {
    const { name, vintage, reference, ean, appellation, region } = product
    const text = plain([name, vintage, reference, ean, appellation, region].join(' '))
    return wanted.every((word) => text.includes(word))
  })
}
