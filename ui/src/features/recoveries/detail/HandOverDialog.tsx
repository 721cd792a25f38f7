import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { plural } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { dayOf } from '~/shared/forms/inputs/input-of'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { DateField } from '~/shared/parts/DateField'
import { required } from '~/shared/validation/text-rules'
import { showRecovery } from '../queries'
import type { RecoveryDetail } from '../recovery'

/** Says that the goods were handed over: they leave the warehouse, which cannot be undone. */
export function HandOverDialog({ recovery, onClose }: { recovery: RecoveryDetail; onClose: () => void }) {
  const { t } = useTranslation('recoveries')
  const client = useQueryClient()
  const { id, units, warehouse, moveTo } = recovery
  const form = useDialogForm({
    initialValues: { comment: '', expectedOn: businessDay(Date.now()) },
    rules: { expectedOn: required },
    send: ({ comment, expectedOn }) =>
      api.post(
        '/stock_recoveries/{id}/transitions',
        { transition: 'ordered', comment: comment.trim(), expectedOn: moveTo === null ? null : expectedOn },
        { path: { id } },
      ),
    onSent: (changed) => showRecovery(client, changed),
    done: t('done.ordered'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('handOver.title')}
      lead={t(moveTo === null ? 'handOver.help' : 'handOver.moveHelp', {
        bottles: t('warehouse:bottles', plural(units)),
        from: t(`in.${warehouse}`),
      })}
      submit={t('action.handOver')}
      onClose={onClose}
    >
      {moveTo !== null && (
        <DateField label={t('handOver.expectedOn')} withLabel required {...dayOf(form, 'expectedOn', '')} />
      )}
      <Textarea
        label={t('handOver.comment')}
        placeholder={t('handOver.placeholder')}
        maxLength={500}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
