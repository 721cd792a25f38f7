import type { TFunction } from 'i18next'
import { stateColumn } from '~/shared/document/state-column'
import { plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { supplierColumn } from '~/shared/list/supplier-column'
import { dayColumn, Lines, nextColumn, RowHead } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { nextWords, type Receipt, receiptStates } from '../receipt'

const column = columnsOf<Receipt>()

/** The list's columns; administrators also read whose goods they are. */
export function receiptColumns(t: TFunction<'receipts'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 172 },
      cell: ({ row: { original } }) => <Numbered receipt={original} withSupplier={withSupplier} t={t} />,
    }),
    ...(withSupplier ? [supplierColumn<Receipt>(t('column.supplier'), { hideBelow: 'md', width: 160 })] : []),
    stateColumn<Receipt>(receiptStates, t('column.status'), { width: 216 }),
    nextColumn<Receipt>(
      (row) => nextWords(t, row),
      t('column.next'),
      214,
      ({ late }) => late && 'late',
    ),
    dayColumn<Receipt>('expectedOn', (row) => row.expectedOn, t('column.expectedOn'), { hideBelow: 'lg', width: 132 }),
    column.accessor('expected', {
      header: t('column.expected'),
      meta: { align: 'end', hideBelow: 'md', width: 104 },
      cell: ({ row: { original } }) => <Units receipt={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 112 },
      cell: ({ getValue }) => t(`place.${getValue()}`),
    }),
    column.accessor('carrier', {
      header: t('column.carrier'),
      meta: { hideBelow: withSupplier ? 'wide' : 'lg', width: 150 },
      cell: ({ row: { original } }) => (
        <Lines below={original.trackingNumber}>
          {original.carrier ? <span>{original.carrier}</span> : <Dim>–</Dim>}
        </Lines>
      ),
    }),
    dayColumn<Receipt>('createdAt', (row) => row.createdAt, t('column.createdAt'), { isExtra: true, width: 136 }),
  ])
}

interface NumberedProps {
  receipt: Receipt
  withSupplier: boolean
  t: TFunction<'receipts'>
}

/** Its number, and what its supplier calls it; on cards with its supplier. */
function Numbered({ receipt, withSupplier, t }: NumberedProps) {
  const { id, number, reference, supplier } = receipt
  const company = withSupplier && <span data-narrow-only>{supplier.company}</span>
  return (
    <RowHead
      to={`/receipts/${id}`}
      name={number}
      below={
        (company || reference) && (
          <>
            {company}
            {company && reference && <span data-narrow-only> · </span>}
            {reference}
          </>
        )
      }
      beside={<Units receipt={receipt} t={t} />}
    />
  )
}

/** How much comes, or of how much came what. */
function Units({ receipt: { expected, lineCount }, t }: { receipt: Receipt; t: TFunction<'receipts'> }) {
  return <Lines below={t('lines', plural(lineCount))}>{t('bottlesShort', plural(expected))}</Lines>
}
