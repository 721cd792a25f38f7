import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { formatDate, formatInteger, formatMoney, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { listAsLeft } from '~/shared/parts/list-memory'
import { waiters } from '../waiter'
import { SalesPanel } from './SalesPanel'
import { WaiterFacts } from './WaiterFacts'
import { WaiterHeader } from './WaiterHeader'

/** One waiter: who it is, its PIN, and what it sold. */
export function WaiterPage({ id }: { id: string }) {
  const { t } = useTranslation('waiters')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/taste-and-buy/waiters'), label: t('title') }}
      asked={useOne(waiters.one(id))}
    >
      {(waiter) => (
        <>
          <WaiterHeader waiter={waiter} />
          <Figures waiter={waiter} />
          <DetailColumns side={<WaiterFacts waiter={waiter} />}>
            <SalesPanel waiter={waiter} />
          </DetailColumns>
        </>
      )}
    </DetailScreen>
  )
}

function Figures({ waiter: { sales, lastSaleAt } }: { waiter: Waiter }) {
  const { t } = useTranslation('waiters')
  const { requests, concluded, revenueTaxIncl } = sales
  return (
    <Stack mb={16}>
      <KpiRow label={t('figures.label')}>
        <KpiTile
          label={t('figures.requests')}
          value={formatInteger(requests)}
          detail={lastSaleAt ? t('figures.last', { date: formatDate(lastSaleAt) }) : t('figures.never')}
        />
        <KpiTile
          label={t('figures.concluded')}
          value={formatInteger(concluded)}
          detail={t('row.requests', plural(requests))}
        />
        <KpiTile label={t('figures.revenue')} value={formatMoney(revenueTaxIncl)} detail={t('figures.revenueDetail')} />
      </KpiRow>
    </Stack>
  )
}
