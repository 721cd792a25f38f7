import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sumEuros } from '~/shared/format/euros'
import { formatMoney, plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { nameOf } from '../../waiters/waiter'
import { type Period, summaryQuery } from './summary'

/** Whom to invoice the commission to, and revenue by waiter and by wine. */
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
        <Panel title={t('breakdown.supplier')}>
          <Stack gap={10}>
            <Facts
              facts={(data?.bySupplier ?? []).map(({ name, commission, commissionDue }) => [
                name,
                commission === commissionDue
                  ? t('breakdown.due', { due: formatMoney(commissionDue) })
                  : t('breakdown.later', {
                      due: formatMoney(commissionDue),
                      later: formatMoney(sumEuros([commission, -commissionDue])),
                    }),
              ])}
            />
            <Hint>{t('breakdown.supplierHelp')}</Hint>
          </Stack>
        </Panel>
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
