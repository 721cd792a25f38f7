import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { NoStock } from '~/shared/warehouse/NoStock'

/** What somebody reads who keeps no stock: what receipts are, and where its own wines on their way are told. */
export function NotForYou({ group }: { group: GroupCode }) {
  const { t } = useTranslation('receipts')
  return (
    <NoStock
      icon={IconTruckDelivery}
      page={t('title')}
      title={t('foreign.title')}
      help={t(`foreign.${group === 'commercial_agent' ? 'agent' : 'buyer'}`)}
      to="/orders"
      link={t('foreign.orders')}
    />
  )
}
