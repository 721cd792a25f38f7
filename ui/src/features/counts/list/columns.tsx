import type { TFunction } from 'i18next'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { CountStatusDot } from '../CountStatusDot'
import { netValue, nextWords, type StockCount, signedMoney, signOf } from '../count'
import classes from './columns.module.css'

const column = columnsOf<StockCount>()

/** The list's columns; administrators also read whose goods were counted. */
export function countColumns(t: TFunction<'counts'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 200 },
      cell: ({ row: { original } }) => (
        <span className={classes.head}>
          <span className={classes.two}>
            <RowLink to={`/stock_counts/${original.id}`}>{original.number}</RowLink>
            {original.label && <small>{original.label}</small>}
          </span>
          <span className={classes.units} data-narrow-only>
            <Difference count={original} t={t} />
          </span>
        </span>
      ),
    }),
    ...(withSupplier
      ? [
          column.accessor(({ supplier }) => supplier.company, {
            id: 'supplier',
            header: t('column.supplier'),
            enableSorting: false,
            meta: { width: 170 },
            cell: ({ row: { original } }) => (
              <PersonLink person={{ id: original.supplier.id, group: 'supplier' }}>
                {original.supplier.company}
              </PersonLink>
            ),
          }),
        ]
      : []),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 212 },
      cell: ({ getValue }) => <CountStatusDot status={getValue()} />,
    }),
    column.accessor((count) => nextWords(t, count), {
      id: 'next',
      header: t('column.next'),
      enableSorting: false,
      meta: { width: 200 },
      cell: ({ getValue }) => (
        <span className={classes.next} title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    column.accessor(netValue, {
      id: 'difference',
      header: t('column.difference'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: 'md', width: 120 },
      cell: ({ row: { original } }) => <Difference count={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      enableSorting: false,
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 116 },
      cell: ({ getValue }) => t(`place.${getValue()}`),
    }),
    column.accessor('createdAt', {
      header: t('column.createdAt'),
      meta: { hideBelow: 'lg', isFirm: true, width: 138 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
    column.accessor('blind', {
      header: t('column.blind'),
      enableSorting: false,
      meta: { isExtra: true, width: 110 },
      cell: ({ getValue }) => (getValue() ? t('blind.yes') : <span className={classes.none}>–</span>),
    }),
  ])
}

/** What the differences come to, and of how many products; hidden while it is counted blindly. */
function Difference({ count, t }: { count: StockCount; t: TFunction<'counts'> }) {
  const { differentCount, status } = count
  const value = netValue(count)
  if (value === null || differentCount === null) return <span className={classes.none}>{t('hidden')}</span>
  if (differentCount === 0) return <span className={classes.none}>{status === 'open' ? '–' : t('noDifference')}</span>
  return (
    <span className={classes.two}>
      <b className={classes.value} data-sign={signOf(value)}>
        {signedMoney(value)}
      </b>
      <small>{t('products', { count: differentCount, amount: formatInteger(differentCount) })}</small>
    </span>
  )
}
