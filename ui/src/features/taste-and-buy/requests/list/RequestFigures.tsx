import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { type Period, summaryQuery } from './summary'

const BreakdownDialog = loadOnIntent(() => import('./BreakdownDialog').then((part) => part.BreakdownDialog))

/** What was asked for in a period, what came of it, and the commission that is due: other filters change none of it. */
export function RequestFigures({ isNarrowed, ...period }: Period & { isNarrowed: boolean }) {
  const { t } = useTranslation('requests')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(summaryQuery(period))
  if (!data) {
    return (
      <Stack mb={16}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BlockSkeleton height={116} />}
      </Stack>
    )
  }
  const { byWaiter, concluded, revenueTaxIncl, commission, commissionDue } = data
  const requests = byWaiter.reduce((all, one) => all + one.requests, 0)
  return (
    <Stack gap={10} mb={16}>
      <KpiRow label={t('figures.label')}>
        <KpiTile
          label={t('figures.requests')}
          value={formatInteger(requests)}
          detail={t('figures.concluded', plural(concluded))}
        />
        <KpiTile label={t('figures.revenue')} value={formatMoney(revenueTaxIncl)} detail={t('figures.revenueDetail')} />
        <KpiTile
          label={t('figures.commission')}
          value={formatMoney(commissionDue)}
          detail={t('figures.commissionDetail', { earned: formatMoney(commission) })}
        />
      </KpiRow>
      {(concluded > 0 || isNarrowed) && (
        <Row justify="space-between" gap={10} wrap>
          <Hint>{isNarrowed && t('figures.whole')}</Hint>
          {concluded > 0 && (
            <Button variant="default" size="compact-sm" {...BreakdownDialog.intent} onClick={() => setOpen(true)}>
              {t('breakdown.open')}
            </Button>
          )}
        </Row>
      )}
      {isOpen && <BreakdownDialog period={period} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
