import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'

/** Nothing is on its way, and how to announce it. */
export function NoReceipts() {
  const { t } = useTranslation('receipts')
  return (
    <EmptyState
      icon={IconTruckDelivery}
      title={t('none.title')}
      help={t('none.help')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/receipts/create" {...props} />}>
          {t('create.open')}
        </Button>
      }
    />
  )
}
