import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { stateColumn } from '~/shared/document/state-column'
import { formatInteger, plural } from '~/shared/format/format'
import { supplierColumn } from '~/shared/list/supplier-column'
import { partiesFor } from '~/shared/order/parties'
import { dayColumn, Lines, RowHead } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { addresseesOf, nextWords, type PriceList, periodWords, priceListStates } from '../price-list'
import classes from './columns.module.css'

const column = columnsOf<PriceList>()

/** The list's columns: who sells reads whom lists are for, who buys or stands beside whose they are. */
export function priceListColumns(t: TFunction<'pricelists'>, group: GroupCode) {
  const sells = !ordersForItself(group)
  const withSupplier = partiesFor(group).includes('supplier')
  return column.columns([
    column.accessor('name', {
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'whole', width: 228 },
      cell: ({ row: { original } }) => <Named list={original} sells={sells} t={t} />,
    }),
    ...(withSupplier ? [supplierColumn<PriceList>(t('column.supplier'), { hideBelow: 'md', width: 168 })] : []),
    ...(sells
      ? [
          column.accessor((list) => addresseesOf(t, list), {
            id: 'addressees',
            header: t('column.addressees'),
            meta: { hideBelow: 'md' as const, width: 192 },
            cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
          }),
        ]
      : []),
    stateColumn<PriceList>(priceListStates, t('column.status'), { width: 124 }),
    column.accessor('startsOn', {
      header: t('column.period'),
      meta: { card: 'detail', isFirm: true, width: 270 },
      cell: ({ row: { original } }) => (
        <Lines below={nextWords(t, original) && <span className={classes.next}>{nextWords(t, original)}</span>}>
          <span>{periodWords(t, original)}</span>
        </Lines>
      ),
    }),
    dayColumn<PriceList>('endsOn', (row) => row.endsOn, t('column.endsOn'), { isExtra: true, width: 136 }),
    column.accessor('productCount', {
      header: t('column.wines'),
      meta: { align: 'end', hideBelow: 'md', width: 76 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    dayColumn<PriceList>('updatedAt', (row) => row.updatedAt, t('column.updatedAt'), {
      ...(sells ? { hideBelow: 'wide' as const } : { isExtra: true }),
      width: 136,
    }),
  ])
}

interface NamedProps {
  list: PriceList
  /** Its reader sells: it reads whom the list is for. */
  sells: boolean
  t: TFunction<'pricelists'>
}

function Named({ list, sells, t }: NamedProps) {
  const { id, name, revision, supplier, productCount } = list
  return (
    <RowHead
      to={`/products/mercuriale/${id}`}
      name={name}
      below={
        <>
          <span data-narrow-only>{sells ? addresseesOf(t, list) : supplier.company}</span>
          {sells && revision > 1 && <span data-wide-only>{t('revisionOf', { revision })}</span>}
        </>
      }
      beside={t('wines', plural(productCount))}
    />
  )
}
