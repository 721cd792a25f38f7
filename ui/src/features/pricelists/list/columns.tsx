import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { formatDate, formatInteger } from '~/shared/format/format'
import { partiesFor } from '~/shared/order/parties'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { PriceListStatusDot } from '../PriceListStatusDot'
import { addresseesOf, nextWords, type PriceList, periodWords } from '../price-list'
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
      cell: ({ row: { original } }) => (
        <span className={classes.head}>
          <span className={classes.two}>
            <RowLink to={`/products/mercuriale/${original.id}`}>{original.name}</RowLink>
            <small data-narrow-only>{sells ? addresseesOf(t, original) : original.supplier.company}</small>
            {sells && original.revision > 1 && (
              <small data-wide-only>{t('revisionOf', { revision: original.revision })}</small>
            )}
          </span>
          <span className={classes.wines} data-narrow-only>
            {t('wines', { count: original.productCount, amount: formatInteger(original.productCount) })}
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
            meta: { hideBelow: 'md' as const, width: 168 },
            cell: ({ row: { original } }) => (
              <PersonLink person={{ id: original.supplier.id, group: 'supplier' }}>
                {original.supplier.company}
              </PersonLink>
            ),
          }),
        ]
      : []),
    ...(sells
      ? [
          column.accessor((list) => addresseesOf(t, list), {
            id: 'addressees',
            header: t('column.addressees'),
            enableSorting: false,
            meta: { hideBelow: 'md' as const, width: 192 },
            cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
          }),
        ]
      : []),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      enableSorting: false,
      meta: { card: 'aside', width: 124 },
      cell: ({ getValue }) => <PriceListStatusDot status={getValue()} />,
    }),
    column.accessor('startsOn', {
      header: t('column.period'),
      meta: { card: 'detail', isFirm: true, width: 270 },
      cell: ({ row: { original } }) => (
        <span className={classes.two}>
          <span>{periodWords(t, original)}</span>
          {nextWords(t, original) && <small className={classes.next}>{nextWords(t, original)}</small>}
        </span>
      ),
    }),
    column.accessor('endsOn', {
      header: t('column.endsOn'),
      meta: { isExtra: true, isFirm: true, width: 124 },
      cell: ({ getValue }) => {
        const day = getValue()
        return day === null ? <span className={classes.none}>–</span> : <time dateTime={day}>{formatDate(day)}</time>
      },
    }),
    column.accessor('productCount', {
      header: t('column.wines'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: 'md', width: 76 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('updatedAt', {
      header: t('column.updatedAt'),
      meta: { ...(sells ? { hideBelow: 'wide' as const } : { isExtra: true }), isFirm: true, width: 124 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
  ])
}
