import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrderedFor } from '~/shared/cart/hooks'
import { PriceTrace } from '~/shared/parts/PriceTrace'
import { traceOf } from '~/shared/parts/trace-of'
import { traceAt } from './price'
import type { Product } from './product'
import { productDetailQuery } from './product-query'

/** Why this price of so many: the steps come from the product's page, once they are asked for. */
export function ProductTrace({ product, quantity }: { product: Product; quantity: number }) {
  const [isAsked, setAsked] = useState(false)
  const customer = useOrderedFor()
  const detail = useQuery({ ...productDetailQuery(product.id, customer), enabled: isAsked })
  if (product.priceTaxExcl === null) return null
  return (
    <PriceTrace
      trace={detail.data && traceOf(traceAt(detail.data, quantity))}
      isError={detail.isError}
      product={product.name}
      isTaxIncluded={product.listPriceTaxExcl === null}
      isForCustomer={customer !== null}
      publicPrice={product.storePriceTaxIncl}
      onOpen={() => setAsked(true)}
    />
  )
}
