import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { lotQuery, traceQuery } from '../queries'
import { LotView } from './LotView'
import type { LotSearch } from './search'

const LettersPage = lazy(() => import('../paper/LettersPage').then((part) => ({ default: part.LettersPage })))

/** One lot: where it is and who received it, or the letters to them. */
export function LotPage({ id, search }: { id: string; search: LotSearch }) {
  const { t } = useTranslation('lots')
  const lot = useOne(lotQuery(id))
  const trace = useQuery(traceQuery(id))
  const asked = {
    data: lot.data && trace.data && { lot: lot.data, trace: trace.data },
    error: lot.error ?? trace.error,
    refetch: () => Promise.all([lot.refetch(), trace.refetch()]),
  }
  return (
    <DetailScreen title={t('one')} back={{ ...listAsLeft('/stock_lots'), label: t('title') }} asked={asked}>
      {(known) => (search.paper === undefined ? <LotView {...known} /> : <LettersPage {...known} />)}
    </DetailScreen>
  )
}
