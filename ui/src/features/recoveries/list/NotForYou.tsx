import { IconTruckReturn } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { NoStock } from '~/shared/warehouse/NoStock'

/** What somebody reads who keeps no stock: what stock returns are, and where its own bottles are sent back. */
export function NotForYou({ group }: { group: GroupCode }) {
  const { t } = useTranslation('recoveries')
  return (
    <NoStock
      icon={IconTruckReturn}
      page={t('title')}
      title={t('foreign.title')}
      help={t(`foreign.${group === 'commercial_agent' ? 'agent' : 'buyer'}`)}
      to="/orders"
      link={t('foreign.orders')}
    />
  )
}
