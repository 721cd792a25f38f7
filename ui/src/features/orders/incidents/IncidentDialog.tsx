import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { text } from '~/shared/i18n/i18n'
import type { MoveBody } from '~/shared/order/move-order'
import type { OrderDetail } from '~/shared/order/order'
import { required } from '~/shared/validation/text-rules'
import dialog from '../dialog.module.css'
import { withShownPaths } from '../sent-paths'
import { ClaimCountdown } from './ClaimCountdown'
import { IncidentLineFields } from './IncidentLineFields'
import { concernedBy, type IncidentValues, incidentBody, incidentKinds } from './incident-values'

interface Props {
  order: OrderDetail
  /** The line it was begun from. */
  item?: number | undefined
  send: (body: MoveBody) => Promise<OrderDetail>
  onSent: () => void
  onClose: () => void
}

/** What is wrong: which lines, how many bottles, why, and a photo of the damage. */
export function IncidentDialog({ order, item, send, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const lines = concernedBy(order)
  const until = order.claimUntil
  const form = useAppForm<IncidentValues, OrderDetail>({
    initialValues: {
      kind: 'damaged',
      comment: '',
      lines: lines.map(({ id, parcel, most }) => ({
        item: id,
        shipment: parcel?.id,
        isChosen: (id === item && !parcel) || lines.length === 1,
        quantity: Math.min(1, most),
        reason: '',
        photo: '',
      })),
    },
    rules: {
      comment: required,
      lines: {
        photo: (photo: string, values: IncidentValues, path: string) =>
          values.kind === 'damaged' && values.lines[Number(path.split('.')[1])]?.isChosen && photo === ''
            ? text('orders:incident.photoMissing')
            : null,
      },
    },
    send: (values) => {
      const { body, shown } = incidentBody(values)
      return send(body).catch((error: unknown) => {
        throw withShownPaths(error, shown)
      })
    },
    onSent,
  })
  const { kind, lines: values } = form.getValues()
  const isChosen = values.some((line) => line.isChosen)
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('order:move.ask.report', { count: 1, number: order.number })}
      submit={t('order:move.confirm.report', { count: 1 })}
      button={{ disabled: !isChosen }}
      onClose={onClose}
    >
      {until && <ClaimCountdown until={until} />}
      <ChoiceField
        label={t('incident.kind')}
        choices={incidentKinds.map((code) => ({
          value: code,
          label: t(`enums:incident_kind.${code}`),
        }))}
        {...form.getInputProps('kind')}
      />
      <ul className={dialog.lines} aria-label={t('incident.lines')}>
        {lines.map((line, at) => (
          <IncidentLineFields
            key={`${line.id} ${line.parcel?.id}`}
            line={line}
            at={at}
            form={form}
            isPhotoRequired={kind === 'damaged'}
          />
        ))}
      </ul>
      <Textarea
        label={t('incident.comment')}
        required
        maxLength={1000}
        minRows={3}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
