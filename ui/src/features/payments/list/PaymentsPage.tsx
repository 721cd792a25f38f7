import { IconCash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { useSession } from '~/shared/session/session'
import { paymentList } from './payment-list'

/** What was paid; everything chosen here is in the URL. */
export function PaymentsPage() {
  const { t } = useTranslation('payment')
  const user = useSession((session) => session.user)
  const group = user?.userGroup.code ?? 'restaurant'
  const payments = useList(useMemo(() => paymentList(t, group), [t, group]))
  const mayEnter = user !== null && mayCall('payments.bulk', user)
  return (
    <ListScreen
      on={payments}
      path="/payments"
      title={t('list.title')}
      rowLabel={({ reference, kind }) => reference || t(`kind.${kind}`)}
      {...(mayEnter ? { create: { to: '/payments/create', label: t('list.enter') } } : {})}
      noResult={t('list.none')}
      empty={{ icon: IconCash, title: t('list.emptyTitle'), help: t('list.emptyHelp') }}
    />
  )
}
