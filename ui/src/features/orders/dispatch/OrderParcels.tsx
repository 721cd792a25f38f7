import { Button, Checkbox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, plural, wineOf } from '~/shared/format/format'
import { Dim, Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { orderStates } from '~/shared/order/order-states'
import { promiseText } from '~/shared/order/promise-text'
import { Notice } from '~/shared/parts/Notice'
import { PAST_DATE } from '../shipping/lots'
import { linesFor, type Reader } from '../shipping/shipping'
import classes from './OrderParcels.module.css'
import { ParcelFields } from './ParcelFields'
import { type OrderDraft, type ParcelDraft, renewed, unpacked, withParcel } from './parcels'
import type { Prepared, Refusal } from './use-dispatch'

interface Props {
  prepared: Prepared
  reader: Reader
  /** Why it did not leave. */
  refusal: Refusal | undefined
  edit: (by: (before: OrderDraft) => OrderDraft) => void
}

/** One order: whom it is for, its parcels, and what of it stays. */
export function OrderParcels({ prepared, reader, refusal, edit }: Props) {
  const { t } = useTranslation('dispatch')
  const { order, draft, standing, fault } = prepared
  const { parcels, sent } = draft
  const isOpen = standing === 'leaves' || standing === 'held'
  const change = (id: string, patch: Partial<ParcelDraft>) =>
    edit((before) => ({
      ...before,
      parcels: before.parcels.map((parcel) => (parcel.id === id ? { ...parcel, ...patch } : parcel)),
    }))

  return (
    <li className={classes.order} data-standing={standing} aria-label={order.number}>
      <Head
        prepared={prepared}
        onHold={isOpen ? () => edit((before) => ({ ...before, isHeld: !before.isHeld })) : null}
      />
      {refusal && isOpen && (
        <Notice tone="error" title={t('order.refused')}>
          {refusal.message}
        </Notice>
      )}
      {isOpen && (refusal?.code === PAST_DATE || draft.takesPast) && (
        <Checkbox
          label={t('orders:ship.past')}
          checked={draft.takesPast === true}
          onChange={() => edit((before) => ({ ...before, takesPast: !before.takesPast }))}
        />
      )}
      {fault !== null && <Fault fault={fault} onRenew={() => edit((before) => renewed(order, reader, before))} />}
      {isOpen && (
        <Stack as="ol" gap={12}>
          {parcels.map((parcel, at) => (
            <ParcelFields
              key={parcel.id}
              order={order}
              items={linesFor(order, reader)}
              parcel={parcel}
              parcels={parcels}
              at={at}
              change={(patch) => change(parcel.id, patch)}
              remove={() =>
                edit((before) => ({ ...before, parcels: before.parcels.filter(({ id }) => id !== parcel.id) }))
              }
            />
          ))}
        </Stack>
      )}
      {standing === 'gone' && <Gone prepared={prepared} />}
      {standing === 'closed' && <Dim as="p">{t('order.closed')}</Dim>}
      {standing === 'nothing' && sent.length === 0 && <Dim as="p">{t('order.nothing')}</Dim>}
      <Rest prepared={prepared} reader={reader} onParcel={() => edit(addParcel)} />
    </li>
  )

  function addParcel(before: OrderDraft): OrderDraft {
    return { ...before, parcels: withParcel(order, reader, before.parcels) }
  }
}

/** Which order it is, whom it is for, and whether it leaves; null where nobody chooses. */
function Head({ prepared: { order, standing }, onHold }: { prepared: Prepared; onHold: (() => void) | null }) {
  const { t } = useTranslation('dispatch')
  const { company, postcode, city } = order.shippingAddress
  const facts = [
    order.relay?.label ??
      [company !== order.customer.company && company, `${postcode} ${city}`].filter(Boolean).join(', '),
    order.customerReference && t('orders:paper.reference', { reference: order.customerReference }),
    order.wishedDeliveryOn && t('orders:paper.wished', { date: formatDate(order.wishedDeliveryOn) }),
  ]
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <Link to={pathOf(order['@id'])} className={classes.number}>
          {order.number}
        </Link>
        <b>{order.customer.company}</b>
        <Dim size={13}>{facts.filter(Boolean).join(' · ')}</Dim>
      </div>
      <StateDot of={orderStates} state={order.status} />
      {onHold && (
        <Checkbox
          classNames={{ body: classes.leaves ?? '' }}
          label={t('order.leaves')}
          checked={standing === 'leaves'}
          onChange={onHold}
        />
      )}
    </div>
  )
}

/** Why it cannot leave as it is packed. */
function Fault({ fault, onRenew }: { fault: NonNullable<Prepared['fault']>; onRenew: () => void }) {
  const { t } = useTranslation('dispatch')
  if (fault !== 'meanwhile') return <Notice tone="attention">{t(`order.fault.${fault}`)}</Notice>
  return (
    <Notice tone="attention" title={t('order.meanwhile')}>
      <p>{t('order.meanwhileHelp')}</p>
      <Button variant="default" size="xs" mt={8} onClick={onRenew}>
        {t('order.renew')}
      </Button>
    </Notice>
  )
}

/** What left from here. */
function Gone({ prepared: { order, draft } }: { prepared: Prepared }) {
  const { t } = useTranslation('dispatch')
  const shipments = order.shipments.filter(({ id }) => draft.sent.includes(id))
  return (
    <ul className={classes.gone}>
      {shipments.map(({ id, number, carrier, trackingNumber }) => (
        <li key={id}>{t('order.gone', { number, facts: [carrier, trackingNumber].filter(Boolean).join(' ') })}</li>
      ))}
    </ul>
  )
}

interface RestProps {
  prepared: Prepared
  reader: Reader
  onParcel: () => void
}

/** What is in no parcel, and what is not there yet. */
function Rest({ prepared: { order, draft, standing }, reader, onParcel }: RestProps) {
  const { t } = useTranslation('dispatch')
  const { t: lineT } = useTranslation('order')
  if (standing === 'closed') return null
  const rest = unpacked(order, reader, draft.parcels)
  const bottles = rest.reduce((sum, one) => sum + one.bottles, 0)
  const awaited = linesFor(order, reader).filter(({ promises }) => promises.length > 0)
  return (
    <>
      {awaited.map(({ id, product, promises }) => (
        <Hint key={id}>
          {wineOf(product)} : {promises.map((promise) => promiseText(lineT, promise)).join(' · ')}
        </Hint>
      ))}
      <div className={classes.rest}>
        {linesFor(order, reader).length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={onParcel}
          >
            {t('order.addParcel')}
          </Button>
        )}
        {bottles > 0 && <span>{t('order.unpacked', plural(bottles))}</span>}
      </div>
    </>
  )
}
