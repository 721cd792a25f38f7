import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'

/** Nothing is on its way, and how to announce it. */
export function NoReceipts() {
  const { t } = useTranslation('receipts')
  return (
    <EmptyState
      icon={IconTruckDelivery}
      title={t('none.title')}
      help={t('none.help')}
      action={
        <LinkButton variant="default" to="/receipts/create">
          {t('create.open')}
        </LinkButton>
      }
    />
  )
}
