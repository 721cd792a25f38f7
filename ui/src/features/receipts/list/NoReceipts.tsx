import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyLink } from '~/shared/parts/EmptyLink'

/** Nothing is on its way, and how to announce it. */
export function NoReceipts() {
  const { t } = useTranslation('receipts')
  return (
    <EmptyLink
      icon={IconTruckDelivery}
      title={t('none.title')}
      help={t('none.help')}
      to="/receipts/create"
      link={t('create.open')}
    />
  )
}
