import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import type { MoveBody } from '~/shared/order/move-order'
import type { Incident, OrderDetail } from '~/shared/order/order'
import { LineWords } from '~/shared/parts/WineRow'
import { Photo } from '~/shared/photos/Photo'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import dialog from '../dialog.module.css'
import { withShownPaths } from '../sent-paths'
import { shippedOf } from '../shipping/shipping'
import { outcomesOf, type Settlement, settlementBody, stateAfter } from './settlement'

interface Props {
  order: OrderDetail
  incident: Incident
  isCommentRequired: boolean
  send: (body: MoveBody) => Promise<OrderDetail>
  onSent: () => void
  onClose: () => void
}

/** What is decided for each line of an incident, and where the order goes from there. */
export function SettleDialog({ order, incident, isCommentRequired, send, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const form = useAppForm<Settlement, OrderDetail>({
    initialValues: {
      lines: incident.lines.map(({ id }) => ({ line: id, outcome: '', comment: '' })),
      comment: '',
      isCanceled: false,
    },
    rules: {
      lines: {
        outcome: required,
        comment: (words: string, values: Settlement, path: string) =>
          values.lines[Number(path.split('.')[1])]?.outcome === 'rejected' && words.trim() === ''
            ? message('required')
            : null,
      },
      ...(isCommentRequired ? { comment: required } : {}),
    },
    send: (values) =>
      send(settlementBody(values, incident.from)).catch((error: unknown) => {
        throw withShownPaths(error)
      }),
    onSent,
  })
  const values = form.getValues()
  const outcomes = outcomesOf(incident, shippedOf(order) > 0)
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('order:move.ask.settle', { count: 1, number: order.number })}
      lead={incident.comment}
      submit={t('order:move.confirm.settle', { count: 1 })}
      onClose={onClose}
    >
      <ul className={dialog.lines}>
        {incident.lines.map((line, at) => {
          const product = order.items.find(({ id }) => id === line.item)?.product
          const name = [product?.name, product?.vintage].filter(Boolean).join(' ')
          return (
            <li key={line.id} className={dialog.settled}>
              {line.photo && <Photo iri={line.photo} label={t('incident.photoOf', { product: name })} />}
              <LineWords>
                <b>{name}</b>
                <Dim size={13}>
                  {t('bottles', plural(line.quantity))}
                  {line.reason !== incident.comment && ` · ${line.reason}`}
                </Dim>
              </LineWords>
              <div className={dialog.decision}>
                <Select
                  label={t('settle.outcome')}
                  placeholder={t('settle.choose')}
                  required
                  data={outcomes.map((code) => ({ value: code, label: t(`enums:incident_outcome.${code}`) }))}
                  allowDeselect={false}
                  {...form.getInputProps(`lines.${at}.outcome`)}
                />
                <TextInput
                  label={t('settle.lineComment')}
                  required={values.lines[at]?.outcome === 'rejected'}
                  maxLength={500}
                  {...form.getInputProps(`lines.${at}.comment`)}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {order.transitions.includes('canceled') && (
        <Checkbox label={t('settle.cancel')} {...form.getInputProps('isCanceled', { type: 'checkbox' })} />
      )}
      <Textarea
        label={t(isCommentRequired ? 'order:move.reason' : 'order:move.comment')}
        required={isCommentRequired}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
      <p className={dialog.sum} role="status">
        {t('settle.after', { status: t(`enums:order_status.${stateAfter(values, incident.from)}`) })}
      </p>
    </FormDialog>
  )
}
