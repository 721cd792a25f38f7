import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCart } from '~/shared/cart/store'
import { addressLine } from './AddressChoice'
import classes from './DeliveryRecap.module.css'

/** What the first two steps settled, each with the way back. */
export function DeliveryRecap() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const comment = useCart((state) => state.content.comment)
  if (!quote) return null
  const { shippingAddress, billingAddress } = quote
  const offer = quote.carrier.find(({ code }) => code === quote.selectedCarrier)
  const relay = quote.relays.find(({ code }) => code === quote.selectedRelay)
  return (
    <dl className={classes.recap}>
      {shippingAddress && (
        <Fact term={t('recap.shipping')} to="/cart/customer" change={t('recap.changeShipping')}>
          <b>{shippingAddress.company || quote.customer?.company}</b>
          <span>{addressLine(shippingAddress)}</span>
        </Fact>
      )}
      {billingAddress && (
        <Fact term={t('recap.billing')} to="/cart/customer" change={t('recap.changeBilling')}>
          <b>{billingAddress.company || quote.customer?.company}</b>
          <span>{addressLine(billingAddress)}</span>
        </Fact>
      )}
      {offer && (
        <Fact term={t('recap.carrier')} to="/cart/carrier" change={t('recap.changeCarrier')}>
          <b>{offer.label}</b>
          <span>{relay ? `${relay.label}, ${relay.address}` : offer.delay}</span>
          {comment && <span className={classes.comment}>« {comment} »</span>}
        </Fact>
      )}
    </dl>
  )
}

interface Props {
  term: string
  to: '/cart/customer' | '/cart/carrier'
  change: string
  children: ReactNode
}

function Fact({ term, to, change, children }: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className={classes.fact}>
      <dt>
        {term}
        <Link to={to} className={classes.change} aria-label={change}>
          {t('recap.change')}
        </Link>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
