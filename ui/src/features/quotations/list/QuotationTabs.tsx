import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useWaitingIn } from '~/shared/api/waiting'
import { ListTabs } from '~/shared/parts/ListTabs'
import { quotationCountQuery } from '../count-query'
import { otherSide, type Side } from '../turn'
import { TABS, type Tab } from './search'
import { filterOf } from './tabs'

interface Props {
  side: Side
  /** Administrators stand beside: nothing awaits themselves. */
  isBeside: boolean
  tab: Tab | undefined
  onTab: (tab: Tab | undefined) => void
}

/** Whose answer quotations await, with how many wait for the reader; picks which ones the list shows. */
export function QuotationTabs({ side, isBeside, tab, onTab }: Props) {
  const { t } = useTranslation('quotations')
  const waiting = useWaitingIn('quotations')
  const awaited = useQuery({ ...quotationCountQuery(filterOf('todo', side)), enabled: isBeside }).data
  const todo = isBeside ? awaited : waiting
  const labels: Record<Tab, string> = {
    todo: t(isBeside ? 'tabs.waiting.seller' : 'tabs.todo'),
    waiting: t(`tabs.waiting.${otherSide(side)}`),
    accepted: t('tabs.accepted'),
    closed: t('tabs.closed'),
  }
  return (
    <ListTabs
      label={t('tabs.label')}
      tabs={[
        { key: undefined, label: t('tabs.all') },
        ...TABS.map((key) => ({ key, label: labels[key], count: key === 'todo' ? todo : undefined })),
      ]}
      current={tab}
      onTab={onTab}
    />
  )
}
