import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { formatDate, formatMoney } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import type { WaitingInvoice } from '../invoice'
import { INVOICES } from '../queries'
import { NumberAndDay } from './NumberAndDay'
import { expectedOf } from './waiting'

interface Entered {
  number: string
  issuedOn: string
  /** Cents. */
  totalPriceTaxIncl: number | null
  /** The parcels that it is about. */
  shipments: number[]
  confirmed: boolean
}

/** Enters the invoice that a supplier issued itself for what arrived: its orders are billed with the last. */
export function ElsewhereDialog({ row, onClose }: { row: WaitingInvoice; onClose: () => void }) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const { orders, deliveries } = row
  const form = useDialogForm<{ issuedElsewhere: Entered }>({
    initialValues: {
      issuedElsewhere: {
        number: '',
        issuedOn: businessDay(Date.now()),
        totalPriceTaxIncl: Math.round(row.totalPriceTaxIncl * 100),
        shipments: deliveries.map(({ shipment }) => shipment),
        confirmed: false,
      },
    },
    rules: {
      issuedElsewhere: {
        number: required,
        issuedOn: required,
        totalPriceTaxIncl: (cents: number | null) => (cents === null ? message('required') : null),
      },
    },
    send: ({ issuedElsewhere: { number, totalPriceTaxIncl, ...entered } }) =>
      api.post('/invoices', {
        order: orders[0]?.['@id'] ?? '',
        issuedElsewhere: {
          ...entered,
          number: number.trim(),
          totalPriceTaxIncl: (totalPriceTaxIncl ?? 0) / 100,
          otherOrders: orders.slice(1).map((order) => order['@id']),
        },
      }),
    onSent: () => void client.invalidateQueries({ queryKey: INVOICES }),
    done: t('elsewhere.done'),
    onClose,
  })
  const { shipments, totalPriceTaxIncl: entered } = form.values.issuedElsewhere
  const expected = expectedOf(row, shipments)
  const choose = (chosen: number[]) => {
    form.setFieldValue('issuedElsewhere.shipments', chosen)
    form.setFieldValue('issuedElsewhere.totalPriceTaxIncl', expectedOf(row, chosen))
  }
  return (
    <FormDialog
      form={form}
      title={t('elsewhere.title', { number: orders.map(({ number }) => number).join(', ') })}
      lead={t('elsewhere.help')}
      submit={shipments.length > 0 ? t('elsewhere.save') : null}
      onClose={onClose}
    >
      <NumberAndDay
        label={t('column.number')}
        issuedOn={form.values.issuedElsewhere.issuedOn}
        fieldOf={(name) => form.getInputProps(`issuedElsewhere.${name}`)}
      />
      {deliveries.length > 1 && (
        <Checkbox.Group
          label={t('elsewhere.deliveries')}
          value={shipments.map(String)}
          onChange={(chosen) => choose(chosen.map(Number))}
        >
          {deliveries.map(({ shipment, number, deliveredOn, totalPriceTaxIncl }) => (
            <Checkbox
              key={shipment}
              mt={8}
              label={[number, deliveredOn && formatDate(deliveredOn), formatMoney(totalPriceTaxIncl)]
                .filter(Boolean)
                .join(' · ')}
              value={String(shipment)}
            />
          ))}
        </Checkbox.Group>
      )}
      <MoneyField
        label={t('elsewhere.total')}
        required
        {...hundredthsProps(form, 'issuedElsewhere.totalPriceTaxIncl')}
      />
      {entered !== null && Math.abs(entered - expected) > 1 && (
        <Checkbox
          label={t('elsewhere.confirmed', { expected: formatMoney(expected / 100) })}
          {...form.getInputProps('issuedElsewhere.confirmed', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}
