import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressCopy } from '~/api/types'
import { useCart } from '~/shared/cart/store'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { addressLine, isSamePlace } from '../customer/addresses'
import classes from './DeliveryRecap.module.css'

/** What the first two steps settled, each with the way back; one place that serves both ends is told once. */
export function DeliveryRecap() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const comment = useCart((state) => state.content.comment)
  if (!quote) return <BlockSkeleton height={106} />
  const { shippingAddress, billingAddress } = quote
  const isOne = shippingAddress !== null && billingAddress !== null && isSamePlace(shippingAddress, billingAddress)
  const offer = quote.carrier.find(({ code }) => code === quote.selectedCarrier)
  const relay = quote.relays.find(({ code }) => code === quote.selectedRelay)
  return (
    <dl className={classes.recap}>
      {shippingAddress && (
        <Fact
          term={t(isOne ? 'recap.both' : 'recap.shipping')}
          to="/cart/customer"
          change={t(isOne ? 'recap.changeBoth' : 'recap.changeShipping')}
        >
          <Place address={shippingAddress} />
        </Fact>
      )}
      {billingAddress && !isOne && (
        <Fact term={t('recap.billing')} to="/cart/customer" change={t('recap.changeBilling')}>
          <Place address={billingAddress} />
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

function Place({ address }: { address: AddressCopy }) {
  const company = useCart(({ quote }) => quote?.customer?.company)
  return (
    <>
      <b>{address.company || company}</b>
      <span>{addressLine(address)}</span>
    </>
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
