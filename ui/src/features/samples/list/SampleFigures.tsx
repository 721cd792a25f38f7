import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { formatInteger, formatPercent, formatRating } from '~/shared/format/format'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { sampleSummaryQuery } from '../queries'
import classes from './SampleFigures.module.css'

/** What becomes of a seller's samples: answered, tasted, sold. The list says by itself when they cannot be read. */
export function SampleFigures({ group }: { group: GroupCode }) {
  const { t } = useTranslation('samples')
  const { data, isError } = useQuery(sampleSummaryQuery)
  if (isError) return null
  // Administrators stand beside: nothing awaits themselves.
  const reader = isAdmin(group) ? 'beside' : 'seller'
  const {
    pending = 0,
    asked = 0,
    accepted = 0,
    tasted = 0,
    rated = 0,
    averageRating = 0,
    sold = 0,
    rate = 0,
  } = data ?? {}
  const shown = (figure: string) => (data ? figure : '\u00A0')
  return (
    <section className={classes.figures} aria-label={t('figures.label')} aria-busy={!data}>
      <KpiRow>
        <KpiTile
          label={t(`figures.pending.${reader}`)}
          value={shown(formatInteger(pending))}
          detail={shown(t(`figures.pendingDetail.${reader}`))}
          link={linkOptions({ to: '/orders/sample-requests', search: { tab: 'pending' } })}
        />
        <KpiTile
          label={t('figures.asked')}
          value={shown(formatInteger(asked))}
          detail={shown(t('figures.askedDetail', { count: accepted }))}
        />
        <KpiTile
          label={t('figures.tasted')}
          value={shown(formatInteger(tasted))}
          detail={shown(t('figures.tastedDetail', { count: rated, average: formatRating(averageRating) }))}
        />
        <KpiTile
          label={t('figures.rate')}
          value={shown(formatPercent(Math.round(rate)))}
          detail={shown(t('figures.rateDetail', { count: sold, tasted: formatInteger(tasted) }))}
        />
      </KpiRow>
    </section>
  )
}
