import { Button, Modal, NumberInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SampleQuota } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import classes from './dialogs.module.css'
import { quotaQuery } from './queries'

/** Bottles a supplier may give at most. */
const MOST = 24

/** Changes how many samples a supplier gives. */
export function QuotaDialog({ quota, onClose }: { quota: SampleQuota; onClose: () => void }) {
  const { t } = useTranslation('samples')
  const client = useQueryClient()
  const form = useAppForm<{ units: number | string }, SampleQuota>({
    initialValues: { units: quota.units },
    send: ({ units }) => api.patch<SampleQuota>(pathOf(quota['@id']), { units: Number(units) }, { silent: true }),
    onSent: (saved) => {
      client.setQueryData(quotaQuery(quota.id).queryKey, saved)
      toast.success(t('quota.saved'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('quota.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <AppForm form={form} label={t('quota.title')} isGuarded={false}>
        <p className={classes.lead}>{t('quota.help')}</p>
        <NumberInput
          label={t('quota.units')}
          min={1}
          max={MOST}
          allowDecimal={false}
          data-autofocus
          {...form.getInputProps('units')}
        />
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('quota.cancel')}
          </Button>
          <SubmitButton>{t('quota.save')}</SubmitButton>
        </div>
      </AppForm>
    </Modal>
  )
}
