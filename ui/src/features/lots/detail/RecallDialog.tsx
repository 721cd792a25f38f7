import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { plural } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { required } from '~/shared/validation/text-rules'
import { type LotTrace, type StockLot, untoldOf } from '../lot'
import { useTold } from '../use-told'

interface Props {
  lot: StockLot
  trace: LotTrace
  onClose: () => void
}

/** Has a lot stay, and tells who received some, once each, why it is called back and what to do; that cannot be taken back. */
export function RecallDialog({ lot, trace, onClose }: Props) {
  const { t } = useTranslation('lots')
  const refresh = useTold(lot.id)
  const last = trace.recalls.at(-1)
  const untold = untoldOf(trace).length
  const form = useDialogForm({
    initialValues: { reason: last?.reason ?? '', advice: last?.advice ?? t('recall.usualAdvice') },
    rules: { reason: required, advice: required },
    send: (values) => api.post('/stock_lots/{id}/recalls', values, { path: { id: lot.id } }),
    onSent: (told) => refresh(told),
    done: t('recall.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      size={560}
      title={t('recall.title', { lot: lot.lot })}
      lead={[t('recall.help', plural(untold)), untold > 0 && t('recall.holds')].filter(Boolean).join(' ')}
      submit={t('recall.send', plural(untold))}
      onClose={onClose}
    >
      <ReasonField
        label={t('recall.reason')}
        placeholder={t('recall.reasonExample')}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <ReasonField label={t('recall.advice')} maxLength={1000} {...form.getInputProps('advice')} />
    </FormDialog>
  )
}
