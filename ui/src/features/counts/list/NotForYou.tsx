import { IconClipboardCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { NoStock } from '~/shared/warehouse/NoStock'

/** What somebody reads who keeps no stock: what counts are, and where it sees what can be ordered. */
export function NotForYou({ group }: { group: GroupCode }) {
  const { t } = useTranslation('counts')
  return (
    <NoStock
      icon={IconClipboardCheck}
      page={t('title')}
      title={t('foreign.title')}
      help={t(`foreign.${group === 'commercial_agent' ? 'agent' : 'buyer'}`)}
      to="/products"
      link={t('foreign.products')}
    />
  )
}
