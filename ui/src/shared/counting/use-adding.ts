import { useState } from 'react'
import { wineOf } from '~/shared/format/format'
import { type Asked, newCode } from '~/shared/warehouse/asked'
import type { Goods } from '~/shared/warehouse/goods'

/** What was added last, said to who scans without looking at the list. */
interface Said {
  wine: string
  bottles: number
  iri: string
}

/**
 * What scans and choices add where bottles are counted: by bottle or by carton; who scans a code that nobody knows is
 * asked which product it is.
 *
 * @param add counts bottles of a product; answers how many there are now
 * @param know keeps a product that was not to be counted, and the code that stands for it
 */
export function useAdding(
  add: (product: Goods, bottles: number) => number,
  know: (product: Goods, code: string) => void,
) {
  const [byCarton, onByCarton] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState<Said | null>(null)

  function addOne(product: Goods, isCarton: boolean) {
    const bottles = isCarton || byCarton ? product.unitsPerCarton : 1
    setSaid({ wine: wineOf(product), bottles: add(product, bottles), iri: product['@id'] })
  }

  function onProduct(product: Goods) {
    if (!asked) return
    setAsked(null)
    know(product, newCode(asked, product))
    addOne(product, asked.isCarton)
  }

  return { byCarton, onByCarton, asked, setAsked, said, addOne, onProduct }
}

export type Adding = ReturnType<typeof useAdding>
