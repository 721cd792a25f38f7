import { Button } from '@mantine/core'
import { IconShoppingBagPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitedWords } from '~/shared/cart/Awaited'
import { addToCart } from '~/shared/cart/actions'
import { useCartQuantity } from '~/shared/cart/hooks'
import { useCart } from '~/shared/cart/store'
import { formatInteger } from '~/shared/format/format'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import type { Product, ProductDetail } from '~/shared/product/product'
import { awaitedOf, isOrderable } from '../stock'
import classes from './AddToCart.module.css'
import { CartonButton } from './CartonButton'
import { CartSyncNote } from './CartSyncNote'
import { isByCarton, isMixable, mixedBottles, startQuantity } from './quantity'

interface Props {
  product: ProductDetail
  /** Sellers order for their customers: not what the page is for. */
  forOthers?: boolean
}

/** How much to add, and the button that adds it; below 960 px a buyer has it at the bottom of the screen. */
export function AddToCart({ product, forOthers = false }: Props) {
  const { t } = useTranslation('catalogue')
  const start = useCart(({ content }) => startQuantity(product, mixedBottles(content.lines)))
  // Null until the person changes what is proposed.
  const [chosen, setChosen] = useState<number | null>(null)
  const bottles = chosen ?? start
  const inCart = useCartQuantity(product.id)
  if (!isOrderable(product)) {
    return (
      <Button disabled fullWidth size="md">
        {t('detail.unavailable')}
      </Button>
    )
  }
  function add() {
    if (bottles === 0) return
    addToCart(product, bottles)
    setChosen(null)
  }
  return (
    <>
      <section className={classes.add} data-aside={forOthers || undefined} aria-label={t('detail.add')}>
        <QuantityStepper
          value={bottles}
          onChange={setChosen}
          label={t('quantity.label', { product: product.name })}
          unitsPerCarton={product.unitsPerCarton}
          multiple={product.orderMultiple}
          minimum={product.minQuantity}
          onRow={add}
        />
        {isMixable(product) ? (
          <CartonButton product={product} quantity={bottles} onChange={setChosen} />
        ) : (
          <span className={classes.unit}>
            {isByCarton(product)
              ? t('quantity.bottles', { count: bottles, amount: formatInteger(bottles) })
              : t('quantity.units')}
          </span>
        )}
        <Button
          variant={forOthers ? 'default' : 'filled'}
          className={classes.button ?? ''}
          disabled={bottles === 0}
          leftSection={<IconShoppingBagPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t(forOthers ? 'detail.orderFor' : 'detail.add')}
        </Button>
      </section>
      <AwaitedWords promises={awaitedOf(product, bottles + inCart)} className={classes.awaited} />
      <InCart product={product} />
    </>
  )
}

/** What the cart holds of a product already, and whether the server knows. */
function InCart({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const inCart = useCartQuantity(product.id)
  return (
    <p className={classes.held} role="status">
      {inCart > 0 && (
        <>
          <span>{t('detail.inCart', { count: inCart, amount: formatInteger(inCart) })}</span>
          <CartSyncNote />
        </>
      )}
    </p>
  )
}
