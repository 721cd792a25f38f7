import { UnstyledButton } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { nearCartDrawer, openCartDrawer, useCartDrawer } from '~/shared/cart/drawer'
import { useCartSummary } from '~/shared/cart-summary'
import { formatMoney } from '~/shared/format/format'
import { Bubble } from '~/shared/parts/Chip'
import classes from './CartButton.module.css'

/** The cart, always in reach, with its amount and its number of products; opens beside the page. */
export function CartButton() {
  const { t } = useTranslation()
  const { amount, isTaxIncluded, lines, customer } = useCartSummary()
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const money = formatMoney(amount ?? 0)
  const label = t('cart.button', {
    count: lines,
    amount: t(isTaxIncluded ? 'cart.taxIncl' : 'cart.taxExcl', { amount: money }),
  })
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={customer ? `${label}, ${t('cart.for', { customer })}` : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={nearCartDrawer}
      onFocus={nearCartDrawer}
      onClick={openCartDrawer}
    >
      <IconShoppingBag size={18} stroke={1.8} aria-hidden />
      {customer && (
        <span className={classes.customer} data-wide-only>
          {t('cart.for', { customer })}
        </span>
      )}
      <span data-wide-only>{lines > 0 && amount !== null ? money : t('cart.title')}</span>
      {lines > 0 && <Bubble className={classes.count}>{lines}</Bubble>}
    </UnstyledButton>
  )
}
