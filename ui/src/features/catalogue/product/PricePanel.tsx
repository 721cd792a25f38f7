import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import { TraceSteps } from '~/shared/parts/TraceSteps'
import { traceOf } from '~/shared/parts/trace-of'
import type { ProductDetail } from '~/shared/product/product'

/** Why this price: every step from the list price, and what individuals pay. */
export function PricePanel({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  if (product.trace.length === 0) return null
  return (
    <Panel title={t('trace.title')}>
      <TraceSteps
        trace={traceOf(product.trace)}
        isTaxIncluded={product.listPriceTaxExcl === null}
        publicPrice={product.storePriceTaxIncl}
      />
    </Panel>
  )
}
