import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { nameOf } from '../../waiters/waiter'
import { type Period, summaryQuery } from './summary'

/** Revenue by waiter and by wine. */
export function BreakdownDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const { t } = useTranslation('requests')
  const { data } = useQuery(summaryQuery(period))
  const parts = {
    waiter: (data?.byWaiter ?? []).map(({ waiter, concluded, revenueTaxIncl }) => ({
      name: waiter ? nameOf(waiter) : t('breakdown.nobody'),
      amount: t('breakdown.concluded', plural(concluded)),
      revenueTaxIncl,
    })),
    product: (data?.byProduct ?? []).map(({ name, bottlesOrdered, revenueTaxIncl }) => ({
      name,
      amount: t('bottles', plural(bottlesOrdered)),
      revenueTaxIncl,
    })),
  }
  return (
    <Dialog onClose={onClose} size={620} title={t('breakdown.title')}>
      <Stack gap={16}>
        {(['waiter', 'product'] as const).map((by) => (
          <Panel key={by} title={t(`breakdown.${by}`)}>
            <Facts
              facts={parts[by].map(({ name, amount, revenueTaxIncl }) => [
                name,
                `${formatMoney(revenueTaxIncl)} · ${amount}`,
              ])}
            />
          </Panel>
        ))}
      </Stack>
    </Dialog>
  )
}
