import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { paymentRuleText, paymentTermsText } from '~/shared/terms/terms-text'
import classes from './facts.module.css'
import type { OrderDetail } from './order'
import { PostalAddress } from './PostalAddress'

const ReferenceDialog = loadOnIntent(() => import('./ReferenceDialog').then((part) => part.ReferenceDialog))

interface Props {
  order: OrderDetail
  /** The order with another reference of its customer; left out where none is entered. */
  onReferred?: ((order: OrderDetail) => void) | undefined
}

/** Where the goods and the invoice go, who carries them, when they left and came, and when they are paid. */
export function DeliveryPanel({ order, onReferred }: Props) {
  const { t } = useTranslation('order')
  const [isOpen, setOpen] = useState(false)
  const { t: terms } = useTranslation('terms')
  const {
    carrier,
    relay,
    paymentTerms,
    shippingAddress,
    billingAddress,
    timeline,
    customerReference,
    wishedDeliveryOn,
  } = order
  const dateOf = (...states: OrderStatus[]) => timeline.find(({ to }) => states.includes(to))?.at
  const left = dateOf('pending_shipping', 'partially_shipped')
  const came = dateOf('shipped')
  const mayRefer = onReferred !== undefined && order.mayChangeReference
  const isSamePlace = placeOf(shippingAddress) === placeOf(billingAddress)
  return (
    <Panel title={t('delivery.title')}>
      <dl className={classes.facts}>
        {carrier.label && (
          <div>
            <dt>{t('delivery.carrier')}</dt>
            <dd>
              <b>{carrier.label}</b>
              {left && <span>{t('delivery.left', { date: formatDate(left) })}</span>}
              {came && <span>{t('delivery.came', { date: formatDate(came) })}</span>}
            </dd>
          </div>
        )}
        {wishedDeliveryOn && (
          <div>
            <dt>{t('delivery.wished')}</dt>
            <dd>
              <b>{formatDate(wishedDeliveryOn)}</b>
            </dd>
          </div>
        )}
        {(customerReference || mayRefer) && (
          <div>
            <dt>{t('delivery.reference')}</dt>
            <dd>
              {customerReference && <b>{customerReference}</b>}
              {mayRefer && (
                <Anchor
                  component="button"
                  type="button"
                  ta="start"
                  {...ReferenceDialog.intent}
                  onClick={() => setOpen(true)}
                >
                  {t(customerReference ? 'reference.change' : 'reference.add')}
                </Anchor>
              )}
            </dd>
          </div>
        )}
        {relay && (
          <div>
            <dt>{t('delivery.relay')}</dt>
            <dd>
              <b>{relay.label}</b>
              <span>{relay.address}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t(isSamePlace ? 'delivery.samePlace' : 'enums:address_type.shipping')}</dt>
          <dd>
            <PostalAddress address={shippingAddress} name={order.customer.company} />
          </dd>
        </div>
        {!isSamePlace && (
          <div>
            <dt>{t('enums:address_type.billing')}</dt>
            <dd>
              <PostalAddress address={billingAddress} name={order.customer.company} />
            </dd>
          </div>
        )}
        {paymentTerms && (
          <div>
            <dt>{terms('payment.label')}</dt>
            <dd>
              <b>{paymentTermsText(terms, paymentTerms)}</b>
              <span>{paymentRuleText(terms, paymentTerms)}</span>
            </dd>
          </div>
        )}
      </dl>
      {isOpen && onReferred && <ReferenceDialog order={order} onSent={onReferred} onClose={() => setOpen(false)} />}
    </Panel>
  )
}

const placeOf = ({ company, street, street2, postcode, city }: OrderDetail['shippingAddress']) =>
  [company, street, street2, postcode, city].join('\n')
