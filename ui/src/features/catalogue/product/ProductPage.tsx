import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isNotFound } from '~/shared/api/errors'
import { useWanted } from '~/shared/buying/use-wanted'
import { useOrderedFor } from '~/shared/cart/hooks'
import { wineOf } from '~/shared/format/format'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { TraceSteps } from '~/shared/parts/TraceSteps'
import { traceOf } from '~/shared/parts/trace-of'
import { ProductFacts } from '~/shared/product/ProductFacts'
import { ProductStage } from '~/shared/product/ProductStage'
import { atShopPrice, traceAt } from '~/shared/product/price'
import type { ProductDetail } from '~/shared/product/product'
import { productDetailQuery, shopProductQuery } from '~/shared/product/product-query'
import { TastingNotes } from '~/shared/product/TastingNotes'
import { useSession } from '~/shared/session/session'
import { audienceOf } from '../audience'
import { BuyPanel } from './BuyPanel'
import { Documents } from './Documents'
import { LastOrders } from './LastOrders'
import classes from './ProductPage.module.css'
import { ProductSkeleton } from './ProductSkeleton'
import { EditProduct, SellerPanel } from './SellerPanel'
import { Substitutes } from './Substitutes'
import { SupplierCard } from './SupplierCard'

interface Props {
  id: string
  /** As its supplier's shop sells it. */
  inShop?: boolean
  /** What can be done with it besides ordering. */
  aside?: (product: ProductDetail) => ReactNode
}

/** One product: what it is, what it costs the viewer and why, whether it can be had, what could replace it. */
export function ProductPage({ id, inShop = false, aside }: Props) {
  const { t } = useTranslation('catalogue')
  const user = useSession((session) => session.user)
  const { product, isForCustomer, error, refetch } = useProduct(id, inShop)
  const back = { ...listAsLeft('/products'), label: t('title') }
  if (!user) return null
  if (error && !product) {
    return (
      <>
        <PageHeader title={t('detail.title')} back={back} />
        <ErrorState error={error} onRetry={() => refetch()} />
      </>
    )
  }
  if (!product) return <ProductSkeleton back={back} />
  return <View key={product.id} user={user} aside={aside?.(product)} {...{ product, isForCustomer, inShop, back }} />
}

interface ViewProps {
  product: ProductDetail
  isForCustomer: boolean
  inShop: boolean
  user: Me
  back: NonNullable<ComponentProps<typeof PageHeader>['back']>
  aside: ReactNode
}

/** What there is of a product, and how many bottles of it are to be added. */
function View({ product, isForCustomer, inShop, user, back, aside }: ViewProps) {
  const wanted = useWanted(product, inShop)
  const audience = audienceOf(user.userGroup.code)
  const isSeller = product.supplier.id === user.id
  const title = wineOf(product)
  const origin = [product.appellation, product.region].filter(
    (one, index, all) => one !== '' && all.indexOf(one) === index,
  )
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        subtitle={origin.join(', ')}
        back={back}
        actions={isSeller && <EditProduct id={product.id} />}
      />
      <div className={classes.first}>
        <ProductStage product={product} />
        <div className={classes.buy}>
          {isSeller ? (
            <SellerPanel product={product} wanted={wanted} />
          ) : (
            <>
              <BuyPanel product={product} audience={audience} wanted={wanted} />
              {aside}
              <SupplierCard product={product} withFranco={audience !== 'supplier' && !inShop} inShop={inShop} />
            </>
          )}
        </div>
        <div className={classes.side}>
          {(!isSeller || isForCustomer) && !inShop && (
            <div className={classes.why}>
              <PricePanel product={product} quantity={wanted.together} isForCustomer={isForCustomer} />
            </div>
          )}
          <div className={classes.facts}>
            <ProductFacts product={product} />
            <Documents product={product} />
            <LastOrders
              product={product}
              isOwn={audience === 'buyer' || audience === 'individual'}
              canRepeat={audience !== 'supplier'}
            />
          </div>
        </div>
        <div className={classes.notes}>
          <TastingNotes product={product} />
        </div>
      </div>
      {!isSeller && (
        <Substitutes products={product.substitutes} withQuantity={audience !== 'supplier'} inShop={inShop} />
      )}
    </div>
  )
}

/**
 * A product at the prices that the cart would charge: those of the shop that it was opened in, or of the customer that somebody orders
 * for, where it is offered to that one.
 */
function useProduct(id: string, inShop: boolean) {
  const customer = useOrderedFor()
  const own = useQuery({ ...(inShop ? shopProductQuery(id) : productDetailQuery(id)), throwOnError: isNotFound })
  const theirs = useQuery({ ...productDetailQuery(id, customer), enabled: customer !== null })
  const isForCustomer = customer !== null && !isNotFound(theirs.error)
  const { data, error, refetch } = isForCustomer ? theirs : own
  return { product: data && inShop ? inItsShop(data) : data, isForCustomer, error, refetch }
}

/** The shop's price is no step from a list price. */
const inItsShop = (product: ProductDetail): ProductDetail => ({
  ...atShopPrice(product),
  trace: [],
  tierTraces: [],
  substitutes: product.substitutes.map(atShopPrice),
})

interface PriceProps {
  product: ProductDetail
  quantity: number
  isForCustomer: boolean
}

/** Why this price: every step from the list price, and what individuals pay. */
function PricePanel({ product, quantity, isForCustomer }: PriceProps) {
  const { t } = useTranslation('catalogue')
  const trace = traceAt(product, quantity)
  if (trace.length === 0) return null
  return (
    <Panel title={t('trace.title')}>
      <TraceSteps
        trace={traceOf(trace)}
        isForCustomer={isForCustomer}
        isTaxIncluded={product.listPriceTaxExcl === null}
        publicPrice={product.storePriceTaxIncl}
      />
    </Panel>
  )
}
