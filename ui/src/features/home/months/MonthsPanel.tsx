import { Button } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { MonthsChart } from '~/shared/charts/MonthsChart'
import { formatInteger, formatMoney, formatMonth } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { type Asked, QueryPanel } from '~/shared/parts/QueryPanel'
import type { Audience, Tax } from '../audience'
import { type Figures, figuresOf } from '../figures/figures'
import classes from './MonthsPanel.module.css'

/** Twelve months of orders beside those of the year before, drawn or as a table. */
export function MonthsPanel({ asked, audience, tax }: { asked: Asked<OrderSummary>; audience: Audience; tax: Tax }) {
  const { t } = useTranslation('home')
  const [isTable, setTable] = useState(false)
  const figures = asked.data && figuresOf(asked.data, tax)
  const isEmpty = figures?.orders === 0 && figures.yearBefore.length === 0
  const title = t(`months.title.${audience}`, { tax: t(tax) })
  return (
    <QueryPanel
      title={title}
      asked={asked}
      height={268}
      aside={
        figures &&
        !isEmpty && (
          <Button variant="subtle" color="gray" size="compact-sm" my={-2} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'months.chart' : 'months.table')}
          </Button>
        )
      }
    >
      {figures &&
        (isEmpty ? (
          <EmptyState icon={IconChartLine} title={t('months.empty')} help={t('months.emptyHelp')} />
        ) : isTable ? (
          <MonthsTable figures={figures} tax={tax} />
        ) : (
          <div className={classes.drawn}>
            {figures.yearBefore.length > 0 && (
              <p className={classes.legend}>
                <span data-line="now">{t('months.now')}</span>
                <span data-line="before">{t('months.yearBefore')}</span>
              </p>
            )}
            <MonthsChart months={figures.months} yearBefore={figures.yearBefore} label={title} />
          </div>
        ))}
    </QueryPanel>
  )
}

/** The chart's figures in words, the running month first. */
function MonthsTable({ figures: { months, yearBefore }, tax }: { figures: Figures; tax: Tax }) {
  const { t } = useTranslation('home')
  const rows = months.map((month, index) => ({ ...month, before: yearBefore[index] })).toReversed()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('months.month')}</th>
          <th scope="col">{t('months.orders')}</th>
          <th scope="col">{t('months.total', { tax: t(tax) })}</th>
          {yearBefore.length > 0 && <th scope="col">{t('months.yearBefore')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, orders, total, before }) => (
          <tr key={month}>
            <th scope="row">
              {formatMonth(month)} {month.slice(0, 4)}
            </th>
            <td>{formatInteger(orders)}</td>
            <td>{formatMoney(total)}</td>
            {before && <td>{before.orders > 0 ? formatMoney(before.total) : '–'}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
