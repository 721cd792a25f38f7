import type { TFunction } from 'i18next'
import { stateColumn } from '~/shared/document/state-column'
import { plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { supplierColumn } from '~/shared/list/supplier-column'
import { dayColumn, Lines, nextColumn, RowHead, Signed } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { countStates, netValue, nextWords, type StockCount, signedMoney, signOf } from '../count'

const column = columnsOf<StockCount>()

/** The list's columns; administrators also read whose goods were counted. */
export function countColumns(t: TFunction<'counts'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 200 },
      cell: ({ row: { original } }) => (
        <RowHead
          to={`/stock_counts/${original.id}`}
          name={original.number}
          below={original.label}
          beside={<Difference count={original} t={t} />}
        />
      ),
    }),
    ...(withSupplier ? [supplierColumn<StockCount>(t('column.supplier'), { width: 170 })] : []),
    stateColumn<StockCount>(countStates, t('column.status'), { width: 212 }),
    nextColumn<StockCount>((row) => nextWords(t, row), t('column.next'), 200),
    column.accessor(netValue, {
      id: 'difference',
      header: t('column.difference'),
      meta: { align: 'end', hideBelow: 'md', width: 120 },
      cell: ({ row: { original } }) => <Difference count={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 116 },
      cell: ({ getValue }) => t(`place.${getValue()}`),
    }),
    dayColumn<StockCount>('createdAt', (row) => row.createdAt, t('column.createdAt'), { hideBelow: 'lg', width: 138 }),
    column.accessor('blind', {
      header: t('column.blind'),
      meta: { isExtra: true, width: 110 },
      cell: ({ getValue }) => (getValue() ? t('blind.yes') : <Dim>–</Dim>),
    }),
  ])
}

/** What the differences come to, and of how many products; hidden while it is counted blindly. */
function Difference({ count, t }: { count: StockCount; t: TFunction<'counts'> }) {
  const { differentCount, status } = count
  const value = netValue(count)
  if (value === null || differentCount === null) return <Dim>{t('hidden')}</Dim>
  if (differentCount === 0) return <Dim>{status === 'open' ? '–' : t('noDifference')}</Dim>
  return (
    <Lines below={t('products', plural(differentCount))}>
      <Signed sign={signOf(value)}>{signedMoney(value)}</Signed>
    </Lines>
  )
}
