import { IconUserPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { TasteTabs } from '../../TasteTabs'
import { nameOf } from '../waiter'
import { waiterList } from './waiter-list'

/** Who sells in the dining room; everything chosen here is in the URL. */
export function WaitersPage() {
  const { t } = useTranslation('waiters')
  const waiters = useList(useMemo(() => waiterList(t), [t]))
  return (
    <ListScreen
      on={waiters}
      path="/taste-and-buy/waiters"
      title={t('title')}
      rowLabel={nameOf}
      tabs={<TasteTabs current="waiters" />}
      create={{ to: '/taste-and-buy/waiters/create', label: t('create.action') }}
      noResult={t('empty.filtered')}
      empty={{ icon: IconUserPlus, title: t('empty.title'), help: t('empty.help') }}
    />
  )
}
