import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { Panel } from '~/shared/parts/Panel'
import classes from './facts.module.css'
import type { OrderDetail } from './order'

/** Where the goods and the invoice go, and who carries them. */
export function DeliveryPanel({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { carrier, relay, shippingAddress, billingAddress } = order
  return (
    <Panel title={t('delivery.title')}>
      <dl className={classes.facts}>
        {carrier.label && (
          <div>
            <dt>{t('delivery.carrier')}</dt>
            <dd>
              <b>{carrier.label}</b>
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
          <dt>{t('enums:address_type.shipping')}</dt>
          <dd>
            <PostalAddress address={shippingAddress} />
          </dd>
        </div>
        <div>
          <dt>{t('enums:address_type.billing')}</dt>
          <dd>
            <PostalAddress address={billingAddress} />
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

function PostalAddress({ address }: { address: Address }) {
  const { company, street, street2, postcode, city, phone } = address
  return (
    <>
      <b>{company}</b>
      {[street, street2, `${postcode} ${city}`, phone].filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}
