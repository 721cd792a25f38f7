import { Checkbox, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ApiError, codeOf } from '~/shared/api/errors'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { plural } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import type { OrderDetail } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import type { OrderMove } from '~/shared/order/use-order-move'
import { LineWords } from '~/shared/parts/WineRow'
import { useSession } from '~/shared/session/session'
import { required, url } from '~/shared/validation/text-rules'
import dialog from '../dialog.module.css'
import { orderLotsQuery } from '../lots-query'
import { withShownPaths } from '../sent-paths'
import { LotFields } from './LotFields'
import { fitted, type LotUnits, PAST_DATE, proposed } from './lots'
import { linesFor, remainingOf, shippedOf } from './shipping'

interface Props {
  order: OrderDetail
  carry: OrderMove['carry']
  onSent: () => void
  onClose: () => void
}

/** What is sent of a line; no lots while those that are proposed are not changed. */
interface Line {
  item: number
  quantity: number
  lots: LotUnits[] | null
}

/** Whether the server asks for a confirmation: something is past its best-before date that the dialog does not know. */
const isPastDate = (error: unknown) => error instanceof ApiError && codeOf(error.body) === PAST_DATE

/** A row that was added and left alone says nothing. */
const isSaid = ({ lot, quantity }: LotUnits) => lot.trim() !== '' || quantity > 0

/**
 * A parcel: what remains to be sent, less what is put back, with its lots, its carrier and the way to follow it. Lots follow
 * what is proposed until they are changed by hand.
 */
export function ShipDialog({ order, carry, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const reader = useSession(({ user }) => user)
  const own = reader ? linesFor(order, { id: reader.id, group: reader.userGroup.code }) : []
  const open = own.filter(({ remainingQuantity }) => remainingQuantity > 0)
  const { data: known } = useQuery(orderLotsQuery(order.id))
  const [isAsked, setIsAsked] = useState(false)
  const lotsOf = ({ item, quantity, lots }: Line) => lots ?? proposed(known?.get(item)?.lots, quantity)
  const hasPast = (line: Line) => {
    const past = known?.get(line.item)?.lots.filter(({ pastBestBefore }) => pastBestBefore) ?? []
    return lotsOf(line).some(({ lot }) => past.some((one) => one.lot === lot.trim().toUpperCase()))
  }
  const form = useAppForm({
    initialValues: {
      lines: open.map(({ id, remainingQuantity }): Line => ({ item: id, quantity: remainingQuantity, lots: null })),
      carrier: order.carrier.label,
      trackingNumber: '',
      trackingUrl: '',
      alreadyShipped: shippedOf(order),
      pastBestBefore: false,
    },
    rules: {
      carrier: required,
      trackingUrl: url,
      pastBestBefore: (isConfirmed, { lines: sent }) =>
        sent.some(hasPast) && !isConfirmed ? t('ship.pastMissing') : null,
    },
    send: ({ lines, ...parcel }) => {
      const at = lines.flatMap(({ quantity }, place) => (quantity > 0 ? [place] : []))
      const sent = lines.filter(({ quantity }) => quantity > 0)
      const body = { ...parcel, lines: sent.map((line) => ({ ...line, lots: lotsOf(line).filter(isSaid) })) }
      const call = api.post('/orders/{id}/shipments', body, { path: { id: order.id }, quiet: 'movedMeanwhile' })
      return carry(call).catch((error: unknown) => {
        if (isPastDate(error)) setIsAsked(true)
        throw withShownPaths(error, at)
      })
    },
    onSent,
  })
  const { lines } = form.getValues()
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  function setQuantity(at: number, quantity: number) {
    form.setFieldValue(`lines.${at}.quantity`, quantity)
    form.setFieldValue(`lines.${at}.lots`, (lots: Line['lots']) => lots && fitted(lots, quantity))
  }
  const isAll = total === remainingOf(order)
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('ship.title', { number: order.number })}
      submit={t('ship.send', plural(total))}
      button={{ disabled: total === 0 }}
      onClose={onClose}
    >
      <ul className={dialog.lines}>
        {open.map(({ id, product, remainingQuantity }, at) => {
          const line = lines[at]
          const name = [product.name, product.vintage].filter(Boolean).join(' ')
          return (
            <li key={id} className={dialog.line}>
              <BottleThumb product={product} image={product.image} />
              <LineWords>
                <b>{name}</b>
                <Dim size={13}>{t('ship.remains', plural(remainingQuantity))}</Dim>
              </LineWords>
              <QuantityField
                label={t('ship.quantityOf', { product: name })}
                unitsPerCarton={product.unitsPerCarton}
                max={remainingQuantity}
                {...form.getInputProps(`lines.${at}.quantity`)}
                onChange={(quantity) => setQuantity(at, quantity)}
              />
              {line && line.quantity > 0 && (
                <LotFields
                  wine={name}
                  quantity={line.quantity}
                  known={known?.get(id)?.lots ?? []}
                  recalled={known?.get(id)?.recalled ?? []}
                  lots={lotsOf(line)}
                  onChange={(lots) => form.setFieldValue(`lines.${at}.lots`, lots)}
                  field={(path) => form.getInputProps(`lines.${at}.lots.${path}`)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {(isAsked || lines.some(hasPast)) && (
        <Checkbox label={t('ship.past')} {...form.getInputProps('pastBestBefore', { type: 'checkbox' })} />
      )}
      <p className={dialog.sum} role="status">
        {t(isAll ? 'ship.all' : 'ship.part', plural(total))}
      </p>
      <div className={dialog.pair}>
        <TextInput label={t('ship.carrier')} required maxLength={80} {...form.getInputProps('carrier')} />
        <TextInput label={t('ship.trackingNumber')} maxLength={80} {...form.getInputProps('trackingNumber')} />
      </div>
      <TextInput
        label={t('ship.trackingUrl')}
        placeholder="https://"
        inputMode="url"
        maxLength={500}
        {...form.getInputProps('trackingUrl')}
      />
    </FormDialog>
  )
}
