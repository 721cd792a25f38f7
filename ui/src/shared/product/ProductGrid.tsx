import { Skeleton } from '@mantine/core'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OnSale } from './OnSale'
import { ProductCard } from './ProductCard'
import classes from './ProductGrid.module.css'
import type { Product } from './product'

interface Props {
  products: Product[]
  isRefreshing: boolean
  /** The level of the names. */
  heading?: 'h2' | 'h3'
  withQuantity?: boolean
  /** What is wanted of it is taken in its supplier's shop, beside what is ordered as a professional. */
  inShop?: boolean
}

/** How many cards a telephone shows at once; they are drawn first. */
const FIRST = 6

/** Until a grid has been drawn, the processor is busy with the whole page that opens. */
let isOpening = true

/** Products as cards; while a new page is on its way the old one dims. */
export function ProductGrid({ products, isRefreshing, heading, withQuantity = true, inShop = false }: Props) {
  // The rest follows in small steps, between which the page answers. Who comes back to a grid finds it whole, as tall as it
  // was left.
  const [isFirst] = useState(isOpening)
  useEffect(() => {
    isOpening = false
  }, [])
  const drawn = useDeferredValue(products, isFirst ? products.slice(0, FIRST) : products)
  return (
    <ul
      className={classes.grid}
      data-first={isFirst || undefined}
      aria-busy={isRefreshing}
      data-refreshing={isRefreshing || undefined}
    >
      {drawn.map((product) => (
        <li key={product.id} className={classes.item}>
          <ProductCard product={product} inShop={inShop} {...(heading ? { heading } : {})}>
            <OnSale product={product} withQuantity={withQuantity} inShop={inShop} />
          </ProductCard>
        </li>
      ))}
      {/* What is not drawn yet has its place, so that what stands below does not move away under a pointer. */}
      {products.slice(drawn.length).map(({ id }) => (
        <li key={`place-${id}`} className={classes.item} />
      ))}
    </ul>
  )
}

const cards = Array.from({ length: 8 }, (_, index) => index)

/** The shape of the cards while the first answer is awaited. */
export function ProductGridSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={classes.grid}>
      {cards.map((card) => (
        <div key={card} className={classes.skeleton}>
          <div className={classes.stage} />
          <div className={classes.lines}>
            <Skeleton height={12} width="45%" />
            <Skeleton height={18} width={`${62 + ((card * 13) % 30)}%`} />
            <Skeleton height={12} width="55%" />
            <Skeleton height={20} width="40%" mt={20} />
            <Skeleton height={12} width="60%" />
            <Skeleton height={12} width="50%" mt={6} />
            <Skeleton height={36} width={112} radius="md" mt={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
