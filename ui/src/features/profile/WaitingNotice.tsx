import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'

/** Says to somebody who registered where the account stands, and what can be done meanwhile; in a shop, the own address is to be confirmed. */
export function WaitingNotice({ me: { status, email, pendingEmail, awaitsConfirmation } }: { me: Me }) {
  const { t } = useTranslation('profile')
  const { isBusy, run } = useBusy()
  if (status !== 'processing') return null
  async function send() {
    await api.post('/email_changes', undefined)
    toast.success(t('waiting.sentAgain', { email }))
  }
  return (
    <Stack mb={16}>
      {awaitsConfirmation ? (
        <Notice tone="attention" title={t('waiting.confirmTitle')}>
          <p>{t('waiting.confirmHelp', { email: pendingEmail || email })}</p>
          <Button variant="default" mt={8} loading={isBusy} onClick={() => void run(send)}>
            {t('waiting.again')}
          </Button>
        </Notice>
      ) : (
        <Notice tone="attention" title={t('waiting.title')}>
          {t('waiting.help')}
        </Notice>
      )}
    </Stack>
  )
}
