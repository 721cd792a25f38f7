import type { TFunction } from 'i18next'
import { stateColumn } from '~/shared/document/state-column'
import { plural } from '~/shared/format/format'
import { supplierColumn } from '~/shared/list/supplier-column'
import { dayColumn, Lines, nextColumn, RowHead } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { isToHandOver, nextWords, type Recovery, recoveryStates } from '../recovery'
import { Way } from '../Way'

const column = columnsOf<Recovery>()

/** The list's columns; administrators also read whose goods they are. */
export function recoveryColumns(t: TFunction<'recoveries'>, withSupplier: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'whole', isFirm: true, width: 172 },
      cell: ({ row: { original } }) => (
        <RowHead
          to={`/stock_recoveries/${original.id}`}
          name={original.number}
          below={
            <>
              {withSupplier && <span data-narrow-only>{original.supplier.company} · </span>}
              {t(`reason.${original.reason}`)}
            </>
          }
          beside={<Units recovery={original} t={t} />}
        />
      ),
    }),
    ...(withSupplier ? [supplierColumn<Recovery>(t('column.supplier'), { hideBelow: 'md', width: 160 })] : []),
    stateColumn<Recovery>(recoveryStates, t('column.status'), { width: 202 }),
    nextColumn<Recovery>(
      (row) => nextWords(t, row),
      t('column.next'),
      172,
      (row) => isToHandOver(row) && 'yours',
    ),
    column.accessor('units', {
      header: t('column.units'),
      meta: { align: 'end', hideBelow: 'md', width: 106 },
      cell: ({ row: { original } }) => <Units recovery={original} t={t} />,
    }),
    column.accessor('warehouse', {
      header: t('column.warehouse'),
      meta: { hideBelow: withSupplier ? 'lg' : 'md', width: 172 },
      cell: ({ row: { original } }) => <Way recovery={original} />,
    }),
    dayColumn<Recovery>('createdAt', (row) => row.createdAt, t('column.createdAt'), { hideBelow: 'lg', width: 136 }),
  ])
}

/** How many bottles leave, of how many wines. */
function Units({ recovery: { units, lineCount }, t }: { recovery: Recovery; t: TFunction<'recoveries'> }) {
  return <Lines below={t('lines', plural(lineCount))}>{t('bottlesShort', plural(units))}</Lines>
}
