import type { TFunction } from 'i18next'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { RecoveryStatusDot } from '../RecoveryStatusDot'
import { isToHandOver, nextWords, type Recovery } from '../recovery'
import { Way } from '../Way'
import classes from './columns.module.css'

const column = columnsOf<Recovery>()

/** The list's columns; administrators also read whose goods they are. */
export function recoveryColumns(t: TFunction<'recoveries'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 172 },
      cell: ({ row: { original } }) => (
        <span className={classes.head}>
          <span className={classes.two}>
            <RowLink to={`/stock_recoveries/${original.id}`}>{original.number}</RowLink>
            <small>
              {withSupplier && <span data-narrow-only>{original.supplier.company} · </span>}
              {t(`reason.${original.reason}`)}
            </small>
          </span>
          <span className={classes.units} data-narrow-only>
            <Units recovery={original} t={t} />
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
            meta: { hideBelow: 'md' as const, width: 160 },
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
      meta: { card: 'aside', width: 202 },
      cell: ({ getValue }) => <RecoveryStatusDot status={getValue()} />,
    }),
    column.accessor((recovery) => nextWords(t, recovery), {
      id: 'next',
      header: t('column.next'),
      enableSorting: false,
      meta: { width: 172 },
      cell: ({ getValue, row: { original } }) => (
        <span className={classes.next} data-yours={isToHandOver(original) || undefined}>
          {getValue()}
        </span>
      ),
    }),
    column.accessor('units', {
      header: t('column.units'),
      meta: { align: 'end', hideBelow: 'md', width: 106 },
      cell: ({ row: { original } }) => <Units recovery={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      enableSorting: false,
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 172 },
      cell: ({ row: { original } }) => <Way recovery={original} />,
    }),
    column.accessor('createdAt', {
      header: t('column.createdAt'),
      meta: { hideBelow: 'lg', isFirm: true, width: 136 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
  ])
}

/** How many bottles leave, of how many wines. */
function Units({ recovery: { units, lineCount }, t }: { recovery: Recovery; t: TFunction<'recoveries'> }) {
  return (
    <span className={classes.two}>
      {t('bottlesShort', { count: units, amount: formatInteger(units) })}
      <small>{t('lines', { count: lineCount, amount: formatInteger(lineCount) })}</small>
    </span>
  )
}
