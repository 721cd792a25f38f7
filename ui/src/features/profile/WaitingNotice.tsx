import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'

/** Says to somebody who registered where the account stands, and what can be done meanwhile; in a shop, the own address is to be confirmed. */
export function WaitingNotice({ me: { status, email, pendingEmail } }: { me: Me }) {
  const { t } = useTranslation('profile')
  if (status !== 'processing') return null
  const confirms = email === pendingEmail
  return (
    <Stack mb={16}>
      <Notice tone="attention" title={t(confirms ? 'waiting.confirmTitle' : 'waiting.title')}>
        {confirms ? t('waiting.confirmHelp', { email }) : t('waiting.help')}
      </Notice>
    </Stack>
  )
}
