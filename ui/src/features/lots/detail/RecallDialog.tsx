import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatInteger } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { type LotTrace, type StockLot, untoldOf } from '../lot'
import { traceQuery } from '../queries'

interface Props {
  lot: StockLot
  trace: LotTrace
  onClose: () => void
}

/** Tells who received a lot, once each, why it is called back and what to do; it cannot be taken back. */
export function RecallDialog({ lot, trace, onClose }: Props) {
  const { t } = useTranslation('lots')
  const client = useQueryClient()
  const last = trace.recalls.at(-1)
  const untold = untoldOf(trace).length
  const form = useAppForm({
    initialValues: { reason: last?.reason ?? '', advice: last?.advice ?? t('recall.usualAdvice') },
    rules: { reason: required, advice: required },
    send: (values) => api.post('/stock_lots/{id}/recalls', values, { path: { id: lot.id } }),
    onSent: (told) => {
      client.setQueryData(traceQuery(String(lot.id)).queryKey, told)
      toast.success(t('recall.done'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size={560}
      title={t('recall.title', { lot: lot.lot })}
      lead={t('recall.help', { count: untold, amount: formatInteger(untold) })}
      submit={t('recall.send', { count: untold, amount: formatInteger(untold) })}
      onClose={onClose}
    >
      <Textarea
        label={t('recall.reason')}
        placeholder={t('recall.reasonExample')}
        required
        maxLength={1000}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus
        {...form.getInputProps('reason')}
      />
      <Textarea
        label={t('recall.advice')}
        required
        maxLength={1000}
        autosize
        minRows={3}
        maxRows={8}
        {...form.getInputProps('advice')}
      />
    </FormDialog>
  )
}
