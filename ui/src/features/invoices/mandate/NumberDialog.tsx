import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { required } from '~/shared/validation/text-rules'
import type { InvoiceDetail } from '../invoice'
import { INVOICES } from '../queries'
import { NumberAndDay } from './NumberAndDay'

/** Completes the number of an invoice that its supplier issued itself: the order was billed before its number was asked for. */
export function NumberDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const form = useDialogForm({
    initialValues: { number: '', issuedOn: invoice.issuedOn },
    rules: { number: required, issuedOn: required },
    send: ({ number, issuedOn }) =>
      api.patch('/invoices/{id}', { number: number.trim(), issuedOn }, { path: { id: invoice.id } }),
    onSent: () => void client.invalidateQueries({ queryKey: INVOICES }),
    done: t('number.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('number.title', { order: invoice.orders[0]?.number })}
      lead={t('number.help')}
      submit={t('number.save')}
      onClose={onClose}
    >
      <NumberAndDay
        label={t('column.number')}
        issuedOn={form.values.issuedOn}
        fieldOf={(name) => form.getInputProps(name)}
      />
    </FormDialog>
  )
}
