import { IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCartSummary } from '~/shared/cart-summary'
import { closeCartDrawer } from './drawer'
import classes from './OrderFor.module.css'

/** For whom a seller orders, and the way to another customer; nothing in a cart of one's own. */
export function OrderFor({ withName = true }: { withName?: boolean }) {
  const { t } = useTranslation()
  const customer = useCartSummary((summary) => summary.customer)
  if (customer === null) return null
  return (
    <span className={classes.for}>
      {withName && customer && (
        <>
          <IconUser size={16} stroke={1.8} aria-hidden />
          <b>{t('cart.for', { customer })}</b>
        </>
      )}
      <Link to="/cart/customer" className={classes.change} onClick={closeCartDrawer}>
        {t('cart.changeCustomer')}
      </Link>
    </span>
  )
}
