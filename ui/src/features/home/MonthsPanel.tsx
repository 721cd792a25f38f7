import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummary } from '~/api/types'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import type { Audience } from './audience'
import { MonthsChart } from './MonthsChart'
import { MonthsTable } from './MonthsTable'

/** Twelve months of orders, drawn or as a table. */
export function MonthsPanel({ months, audience }: { months: OrderSummary['months']; audience: Audience }) {
  const { t } = useTranslation('home')
  const [isTable, setTable] = useState(false)
  const isEmpty = months.every(({ totalTaxExcl }) => totalTaxExcl === 0)
  return (
    <Panel
      title={t(`months.title.${audience}`)}
      aside={
        !isEmpty && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setTable(!isTable)}>
            {t(isTable ? 'months.chart' : 'months.table')}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <EmptyState icon={IconChartBar} title={t('months.empty')} help={t('months.emptyHelp')} />
      ) : isTable ? (
        <MonthsTable months={months} />
      ) : (
        <MonthsChart months={months} />
      )}
    </Panel>
  )
}
