import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { receiptsSummaryQuery } from '../queries'
import classes from './ReceiptFigures.module.css'

/** What is on its way, late and to be counted; each leads to its part of the list, which says when it cannot be read. */
export function ReceiptFigures() {
  const { t } = useTranslation('receipts')
  const { data, isError } = useQuery(receiptsSummaryQuery)
  if (isError) return null
  const { toReceive = 0, late = 0, toCount = 0 } = data ?? {}
  const shown = (figure: string) => (data ? figure : '\u00A0')
  return (
    <section className={classes.figures} aria-label={t('figures.label')} aria-busy={!data}>
      <KpiRow>
        <KpiTile
          label={t('figures.toReceive')}
          value={shown(formatInteger(toReceive))}
          detail={shown(t('figures.toReceiveDetail', { count: toReceive }))}
          receipts={{ tab: 'expected' }}
        />
        <KpiTile
          label={t('figures.late')}
          value={shown(formatInteger(late))}
          detail={shown(t('figures.lateDetail', { count: late }))}
          receipts={{ tab: 'late' }}
        />
        <KpiTile
          label={t('figures.toCount')}
          value={shown(formatInteger(toCount))}
          detail={shown(t('figures.toCountDetail', { count: toCount }))}
          receipts={{ tab: 'toCount' }}
        />
      </KpiRow>
    </section>
  )
}
