import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { BuyBar } from './BuyBar'
import { BuyPanel } from './BuyPanel'
import { ProductFacts } from './ProductFacts'
import classes from './ProductPage.module.css'
import { ProductStage } from './ProductStage'
import { isNotFound, productDetailQuery } from './queries'
import { Substitutes } from './Substitutes'
import { SupplierCard } from './SupplierCard'
import { TastingNotes } from './TastingNotes'

/** One product: what it is, what it costs the viewer and why, whether it can be had, what could replace it. */
export function ProductPage({ id }: { id: string }) {
  const { t } = useTranslation('catalogue')
  const { data: product, error, refetch } = useQuery({ ...productDetailQuery(id), throwOnError: isNotFound })
  const back = { ...listAsLeft('/products'), label: t('title') }
  if (error && !product) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!product) return <ProductSkeleton />
  const title = product.vintage ? `${product.name} ${product.vintage}` : product.name
  const origin = [product.appellation, product.region].filter(
    (one, index, all) => one !== '' && all.indexOf(one) === index,
  )
  return (
    <>
      <PageHeader title={title} subtitle={origin.join(', ')} back={back} />
      <div className={classes.columns}>
        <ProductStage product={product} />
        <div className={classes.main}>
          <BuyPanel product={product} />
          <SupplierCard supplier={product.supplier} />
        </div>
        <div className={classes.words}>
          <TastingNotes product={product} />
          <ProductFacts product={product} />
        </div>
      </div>
      <Substitutes products={product.substitutes} />
      <BuyBar product={product} />
    </>
  )
}

function ProductSkeleton() {
  return (
    <>
      <PageHeader title="…" />
      <div className={classes.columns}>
        <BlockSkeleton height={520} />
        <BlockSkeleton height={520} />
      </div>
    </>
  )
}
