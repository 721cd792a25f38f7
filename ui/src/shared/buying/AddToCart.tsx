import { Button } from '@mantine/core'
import { IconShoppingBagPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AwaitedWords } from '~/shared/cart/Awaited'
import { addToCart } from '~/shared/cart/actions'
import { plural } from '~/shared/format/format'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import type { ProductDetail } from '~/shared/product/product'
import { awaitedOf, isOrderable } from '~/shared/product/stock'
import classes from './AddToCart.module.css'
import { CartonButton } from './CartonButton'
import { CartSyncNote } from './CartSyncNote'
import { isByCarton, isMixable } from './quantity'
import type { Wanted } from './use-wanted'

interface Props {
  product: ProductDetail
  wanted: Wanted
  /** Sellers order for their customers: not what the page is for. */
  forOthers?: boolean
}

/** How much to add, and the button that adds it; below 960 px a buyer has it at the bottom of the screen. */
export function AddToCart({ product, wanted, forOthers = false }: Props) {
  const { t } = useTranslation('catalogue')
  const { bottles, together, inCart, inShop, choose } = wanted
  if (!isOrderable(product)) {
    return (
      <Button disabled fullWidth size="md">
        {t('detail.unavailable')}
      </Button>
    )
  }
  function add() {
    if (bottles === 0) return
    addToCart(product, bottles, inShop)
    choose(null)
  }
  return (
    <>
      <section className={classes.add} data-aside={forOthers || undefined} aria-label={t('detail.add')}>
        <QuantityStepper
          value={bottles}
          onChange={choose}
          label={t('quantity.label', { product: product.name })}
          unitsPerCarton={product.unitsPerCarton}
          multiple={product.orderMultiple}
          minimum={product.minQuantity}
          onRow={add}
        />
        {isMixable(product) ? (
          <CartonButton product={product} quantity={bottles} onChange={choose} />
        ) : (
          <span className={classes.unit}>
            {isByCarton(product) ? t('quantity.bottles', plural(bottles)) : t('quantity.units')}
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
      <AwaitedWords promises={awaitedOf(product, together)} className={classes.awaited} />
      <InCart bottles={inCart} />
    </>
  )
}

/** What the cart holds of a product already, and whether the server knows. */
function InCart({ bottles }: { bottles: number }) {
  const { t } = useTranslation('catalogue')
  return (
    <p className={classes.held} role="status">
      {bottles > 0 && (
        <>
          <span>{t('detail.inCart', plural(bottles))}</span>
          <CartSyncNote />
        </>
      )}
    </p>
  )
}
