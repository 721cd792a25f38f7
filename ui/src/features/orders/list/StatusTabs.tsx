import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orderSummaryQuery } from '~/shared/api/order-summary'
import { ListTabs } from '~/shared/parts/ListTabs'
import { todoCountQuery } from '../queries'
import type { Tab } from './search'
import { STATE_TABS, tabCounts } from './statuses'

interface Props {
  tab: Tab | undefined
  onTab: (tab: Tab | undefined) => void
}

/** Where orders stand, with how many there are; picks which ones the list shows. */
export function StatusTabs({ tab, onTab }: Props) {
  const { t } = useTranslation('orders')
  const { data } = useQuery(orderSummaryQuery)
  const { data: waiting } = useQuery(todoCountQuery)
  const counts = data ? { ...tabCounts(data.byStatus), todo: waiting } : null
  return (
    <ListTabs
      label={t('tabs.label')}
      tabs={(['todo', undefined, ...STATE_TABS] as const).map((key) => ({
        key,
        label: t(`tabs.${key ?? 'all'}`),
        count: counts?.[key ?? 'all'],
      }))}
      current={tab}
      onTab={onTab}
    />
  )
}
