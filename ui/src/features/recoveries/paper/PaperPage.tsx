import { useTranslation } from 'react-i18next'
import { PaperPage as Page } from '~/shared/paper/PaperPage'
import type { RecoveryDetail } from '../recovery'
import { Slip } from './Slip'

/** The slip of a return as it will be printed. */
export function PaperPage({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { id, number, supplier } = recovery
  return (
    <Page title={t('paper.slip')} back={{ to: `/stock_recoveries/${id}`, label: number }} subtitle={supplier.company}>
      <Slip recovery={recovery} />
    </Page>
  )
}
