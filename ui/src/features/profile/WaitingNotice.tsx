import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'

/** Says to somebody who registered where the account stands, and what can be done meanwhile. */
export function WaitingNotice() {
  const { t } = useTranslation('profile')
  return (
    <Notice tone="attention" title={t('waiting.title')}>
      {t('waiting.help')}
    </Notice>
  )
}
