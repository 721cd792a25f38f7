import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { counts } from '../count-query'
import type { CountSearch } from './search'

const CountView = lazy(() => import('./CountView').then((part) => ({ default: part.CountView })))
const TallyPage = lazy(() => import('../tally/TallyPage').then((part) => ({ default: part.TallyPage })))

/** One count: to read and to settle, or to count. */
export function CountPage({ id, search }: { id: string; search: CountSearch }) {
  const { t } = useTranslation('counts')
  const asked = useOne(counts.one(id))
  return (
    <DetailScreen title={t('one')} back={{ ...listAsLeft('/stock_counts'), label: t('title') }} asked={asked}>
      {(count) => (search.count === undefined ? <CountView count={count} /> : <TallyPage count={count} />)}
    </DetailScreen>
  )
}
