import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { required } from '~/shared/validation/text-rules'
import type { StockLot } from '../lot'
import { useTold } from '../use-told'

/** Lets a recalled lot leave again, with the reason. */
export function LiftDialog({ lot, onClose }: { lot: StockLot; onClose: () => void }) {
  const { t } = useTranslation('lots')
  const refresh = useTold(lot.id)
  const form = useDialogForm({
    initialValues: { reason: '' },
    rules: { reason: required },
    send: (values) => api.post('/stock_lots/{id}/recalls/lift', values, { path: { id: lot.id } }),
    onSent: (told) => refresh(told),
    done: t('lift.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('lift.title', { lot: lot.lot })}
      lead={t('lift.help')}
      submit={t('lift.send')}
      onClose={onClose}
    >
      <ReasonField
        label={t('lift.reason')}
        placeholder={t('lift.reasonExample')}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
