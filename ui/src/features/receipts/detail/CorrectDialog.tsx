import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { QuantityField } from '~/shared/order/QuantityField'
import { Notice } from '~/shared/parts/Notice'
import { required } from '~/shared/validation/text-rules'
import type { ReceiptDetail, ReceiptLine } from '../receipt'
import { receipts } from '../receipt-query'
import classes from './CorrectDialog.module.css'

interface Props {
  receipt: ReceiptDetail
  line: ReceiptLine
  onClose: () => void
}

/** Takes back what was counted wrong of a wine: how many bottles had really come, and why. */
export function CorrectDialog({ receipt, line, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const { show } = useUpdates(receipts)
  const { id, version } = receipt
  const wine = wineOf(line.product)
  const form = useDialogForm({
    initialValues: { received: line.received, damaged: line.damaged, reason: '' },
    rules: { reason: required },
    send: ({ received, damaged, reason }) => {
      const lines = [{ product: line.product['@id'], received, damaged }]
      return api.post('/receipts/{id}/corrections', { version, lines, reason }, { path: { id } })
    },
    onSent: show,
    done: t('correct.done'),
    onClose,
  })
  const { received, damaged } = form.getValues()
  const isFewer = received < line.received
  const field = (key: 'received' | 'damaged') => (
    <div className={classes.quantity}>
      <span>{t(`line.${key}`)}</span>
      <QuantityField
        label={t(`correct.${key}`, { wine })}
        unitsPerCarton={1}
        {...form.getInputProps(key)}
        onChange={(units) => form.setFieldValue(key, units)}
      />
    </div>
  )
  return (
    <FormDialog
      form={form}
      title={t('correct.title')}
      lead={t('correct.help', { wine })}
      submit={t('correct.send')}
      button={{ disabled: received === line.received && damaged === line.damaged }}
      onClose={onClose}
    >
      {field('received')}
      {field('damaged')}
      {isFewer && <Notice tone="attention">{t('correct.fewer')}</Notice>}
      <ReasonField
        label={t('correct.reason')}
        placeholder={t('correct.reasonExample')}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
