import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { useSession } from '~/shared/session/session'
import { MinorsNotice } from './MinorsNotice'

/**
 * What the law has said before somebody buys in a shop: no sale to minors, and to individuals that they may withdraw (Code de la
 * consommation, L221-5).
 */
export function ConsumerNotices() {
  const { t } = useTranslation('shop')
  const group = useSession((session) => session.user?.userGroup.code)
  return (
    <Stack gap={16}>
      <MinorsNotice />
      {group === 'customer' && (
        <Notice tone="info" title={t('withdrawal.title')}>
          {t('withdrawal.words')}
        </Notice>
      )}
    </Stack>
  )
}
