import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { recoveries } from '../recovery-query'
import { RecoveryView } from './RecoveryView'
import type { RecoverySearch } from './search'

const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

/** One stock return: to read, or on paper. */
export function RecoveryPage({ id, search: { paper } }: { id: string; search: RecoverySearch }) {
  const { t } = useTranslation('recoveries')
  const asked = useOne(recoveries.one(id))
  return (
    <DetailScreen title={t('one')} back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }} asked={asked}>
      {(recovery) => (paper === undefined ? <RecoveryView recovery={recovery} /> : <PaperPage recovery={recovery} />)}
    </DetailScreen>
  )
}
