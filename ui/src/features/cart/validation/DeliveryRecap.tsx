import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address, AddressCopy } from '~/api/types'
import { useCart } from '~/shared/cart/store'
import { formatDate } from '~/shared/format/format'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { addressesFor, addressLine, isSamePlace } from '../customer/addresses'
import { mayEditAddresses, useCustomer } from '../customer/use-customer'
import classes from './DeliveryRecap.module.css'

/** What the first two steps settled, each with the way back; one place that serves both ends is told once. */
export function DeliveryRecap() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const { comment, customerReference, wishedDeliveryOn } = useCart((state) => state.content)
  const canChange = useCanChange()
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
          change={
            (canChange('shipping') || (isOne && canChange('billing'))) &&
            t(isOne ? 'recap.changeBoth' : 'recap.changeShipping')
          }
        >
          <Place address={shippingAddress} />
        </Fact>
      )}
      {billingAddress && !isOne && (
        <Fact term={t('recap.billing')} to="/cart/customer" change={canChange('billing') && t('recap.changeBilling')}>
          <Place address={billingAddress} />
        </Fact>
      )}
      {offer && (
        <Fact term={t('recap.carrier')} to="/cart/carrier" change={t('recap.changeCarrier')}>
          <b>{offer.label}</b>
          <span>{relay ? `${relay.label}, ${relay.address}` : offer.delay}</span>
          {wishedDeliveryOn && <span>{t('recap.wished', { date: formatDate(wishedDeliveryOn) })}</span>}
          {customerReference && <span>{t('recap.reference', { reference: customerReference })}</span>}
          {comment && <span className={classes.comment}>« {comment} »</span>}
        </Fact>
      )}
    </dl>
  )
}

/** Whether the step before offers another address of that kind, or lets its reader write one. */
function useCanChange(): (of: Address['typeAddress']) => boolean {
  const customer = useCustomer()
  const viewer = useSession((session) => session.user)
  if (!customer) return () => false
  const mayEdit = mayEditAddresses(viewer, customer.id)
  return (of) => mayEdit || addressesFor(customer.addresses, of, null).length > 1
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
  /** What the link is called; false for none, where it would change nothing. */
  change: string | false
  children: ReactNode
}

function Fact({ term, to, change, children }: Props) {
  const { t } = useTranslation('cart')
  return (
    <div className={classes.fact}>
      <dt>
        {term}
        {change && (
          <Link to={to} className={classes.change} aria-label={change}>
            {t('recap.change')}
          </Link>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
