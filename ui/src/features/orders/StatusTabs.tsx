import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { orderSummaryQuery } from '~/shared/api/order-summary'
import { formatInteger } from '~/shared/format/format'
import classes from './StatusTabs.module.css'
import { TABS, type Tab, tabCounts } from './statuses'

interface Props {
  tab: Tab | undefined
  onTab: (tab: Tab | undefined) => void
}

/** Where orders stand, with how many there are; picks which ones the list shows. */
export function StatusTabs({ tab, onTab }: Props) {
  const { t } = useTranslation('orders')
  const { data } = useQuery(orderSummaryQuery)
  const counts = data ? tabCounts(data.byStatus) : null
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {[undefined, ...TABS].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className={classes.tab}
          aria-current={tab === one ? 'true' : undefined}
          onClick={() => onTab(one)}
        >
          {t(`tabs.${one ?? 'all'}`)}
          {counts && <span className={classes.count}>{formatInteger(counts[one ?? 'all'])}</span>}
        </button>
      ))}
    </nav>
  )
}
