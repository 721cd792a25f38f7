import type { TFunction } from 'i18next'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { ReceiptStatusDot } from '../ReceiptStatusDot'
import { nextWords, type Receipt } from '../receipt'
import classes from './columns.module.css'

const column = columnsOf<Receipt>()

/** The list's columns; administrators also read whose goods they are. */
export function receiptColumns(t: TFunction<'receipts'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 172 },
      cell: ({ row: { original } }) => (
        <span className={classes.head}>
          <span className={classes.two}>
            <RowLink to={`/receipts/${original.id}`}>{original.number}</RowLink>
            {(withSupplier || original.reference) && (
              <small>
                {withSupplier && <span data-narrow-only>{original.supplier.company}</span>}
                {withSupplier && original.reference && <span data-narrow-only> · </span>}
                {original.reference}
              </small>
            )}
          </span>
          <span className={classes.units} data-narrow-only>
            <Units receipt={original} t={t} />
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
      meta: { card: 'aside', width: 216 },
      cell: ({ getValue }) => <ReceiptStatusDot status={getValue()} />,
    }),
    column.accessor((receipt) => nextWords(t, receipt), {
      id: 'next',
      header: t('column.next'),
      enableSorting: false,
      meta: { width: 214 },
      cell: ({ getValue, row: { original } }) => (
        <span className={classes.next} data-late={original.late || undefined} title={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    column.accessor('expectedOn', {
      header: t('column.expectedOn'),
      meta: { hideBelow: 'lg', isFirm: true, width: 132 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
    column.accessor('expected', {
      header: t('column.expected'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: 'md', width: 104 },
      cell: ({ row: { original } }) => <Units receipt={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      enableSorting: false,
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 112 },
      cell: ({ getValue }) => t(`place.${getValue()}`),
    }),
    column.accessor('carrier', {
      header: t('column.carrier'),
      enableSorting: false,
      meta: { hideBelow: withSupplier ? 'wide' : 'lg', width: 150 },
      cell: ({ row: { original } }) => (
        <span className={classes.two}>
          {original.carrier ? <span>{original.carrier}</span> : <span className={classes.none}>–</span>}
          {original.trackingNumber && <small>{original.trackingNumber}</small>}
        </span>
      ),
    }),
    column.accessor('createdAt', {
      header: t('column.createdAt'),
      meta: { isExtra: true, isFirm: true, width: 124 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
  ])
}

/** How much comes, or of how much came what. */
function Units({ receipt: { expected, lineCount }, t }: { receipt: Receipt; t: TFunction<'receipts'> }) {
  return (
    <span className={classes.two}>
      {t('bottlesShort', { count: expected, amount: formatInteger(expected) })}
      <small>{t('lines', { count: lineCount, amount: formatInteger(lineCount) })}</small>
    </span>
  )
}
