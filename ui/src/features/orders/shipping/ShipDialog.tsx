import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import type { OrderDetail } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import { required, url } from '~/shared/validation/text-rules'
import dialog from '../dialog.module.css'
import { withShownPaths } from '../sent-paths'
import { shippedOf } from './shipping'

interface Props {
  order: OrderDetail
  onSent: (order: OrderDetail) => void
  /** The refusal in words, and what it means for the page. */
  onFailed: (error: unknown) => Promise<unknown>
  onClose: () => void
}

/** A parcel: what remains to be sent, less what is put back, with its carrier and the way to follow it. */
export function ShipDialog({ order, onSent, onFailed, onClose }: Props) {
  const { t } = useTranslation('orders')
  const open = order.items.filter(({ remainingQuantity }) => remainingQuantity > 0)
  const form = useAppForm({
    initialValues: {
      lines: open.map(({ id, remainingQuantity }) => ({ item: id, quantity: remainingQuantity })),
      carrier: order.carrier.label,
      trackingNumber: '',
      trackingUrl: '',
      alreadyShipped: shippedOf(order),
    },
    rules: { carrier: required, trackingUrl: url },
    send: ({ lines, ...parcel }) => {
      const sent = lines.map((line, at) => ({ ...line, at })).filter(({ quantity }) => quantity > 0)
      const body = { ...parcel, lines: sent.map(({ item, quantity }) => ({ item, quantity })) }
      return api
        .post('/orders/{id}/shipments', body, { path: { id: order.id }, quiet: 'movedMeanwhile' })
        .catch(async (error: unknown) => {
          throw withShownPaths(
            await onFailed(error),
            sent.map(({ at }) => at),
          )
        })
    },
    onSent,
  })
  const { lines } = form.getValues()
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isAll = lines.every(({ quantity }, at) => quantity === open[at]?.remainingQuantity)
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('ship.title', { number: order.number })}
      submit={t('ship.send', { count: total, amount: formatInteger(total) })}
      button={{ disabled: total === 0 }}
      onClose={onClose}
    >
      <ul className={dialog.lines}>
        {open.map(({ id, product, remainingQuantity }, at) => {
          const name = [product.name, product.vintage].filter(Boolean).join(' ')
          return (
            <li key={id} className={dialog.line}>
              <BottleThumb product={product} image={product.image} />
              <span className={dialog.words}>
                <b>{name}</b>
                <span className={dialog.dim}>
                  {t('ship.remains', { count: remainingQuantity, amount: formatInteger(remainingQuantity) })}
                </span>
              </span>
              <QuantityField
                label={t('ship.quantityOf', { product: name })}
                unitsPerCarton={product.unitsPerCarton}
                max={remainingQuantity}
                {...form.getInputProps(`lines.${at}.quantity`)}
              />
            </li>
          )
        })}
      </ul>
      <p className={dialog.sum} role="status">
        {t(isAll ? 'ship.all' : 'ship.part', { count: total, amount: formatInteger(total) })}
      </p>
      <div className={dialog.pair}>
        <TextInput label={t('ship.carrier')} required maxLength={100} {...form.getInputProps('carrier')} />
        <TextInput label={t('ship.trackingNumber')} maxLength={100} {...form.getInputProps('trackingNumber')} />
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
