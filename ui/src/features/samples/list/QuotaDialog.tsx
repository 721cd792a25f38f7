import { NumberInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SampleQuota } from '~/api/types'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { quotaQuery } from '../queries'

/** Bottles a supplier may give at most. */
const MOST = 24

/** Changes how many samples a supplier gives. */
export function QuotaDialog({ quota, onClose }: { quota: SampleQuota; onClose: () => void }) {
  const { t } = useTranslation('samples')
  const client = useQueryClient()
  const form = useDialogForm<{ units: number | string }, SampleQuota>({
    initialValues: { units: quota.units },
    send: ({ units }) => api.patch('/sample_quotas/{id}', { units: Number(units) }, { path: { id: quota.id } }),
    onSent: (saved) => client.setQueryData(quotaQuery(quota.id).queryKey, saved),
    done: t('quota.saved'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('quota.title')} lead={t('quota.help')} submit={t('quota.save')} onClose={onClose}>
      <NumberInput
        label={t('quota.units')}
        min={1}
        max={MOST}
        allowDecimal={false}
        data-autofocus
        {...form.getInputProps('units')}
      />
    </FormDialog>
  )
}
