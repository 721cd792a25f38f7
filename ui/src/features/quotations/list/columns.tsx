import type { TFunction } from 'i18next'
import type { GroupCode, Quotation } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { ListMenu } from '~/shared/order/list/ListMenu'
import { amountColumns, dateColumn, partyColumns } from '~/shared/order/list/list-columns'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { Standing } from '../Standing'
import { sideOf } from '../turn'
import { Ending, Validity } from '../Validity'
import classes from './columns.module.css'

const column = columnsOf<Quotation>()

/** The list's columns; the first party is the title of a card below 960 px. */
export function quotationColumns(t: TFunction<'quotations'>, reader: { id: number; group: GroupCode }) {
  return column.columns([
    column.accessor('quotationNumber', {
      id: 'number',
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'detail', width: 168 },
      cell: ({ getValue, row: { original } }) => (
        <span className={classes.number}>
          <RowLink to={pathOf(original['@id'])}>{getValue()}</RowLink>
          <span className={classes.revision}>
            {original.revision > 1 && <span>{t('revision.short', { revision: original.revision })}</span>}
            <span className={classes.ending}>
              <Ending quotation={original} />
            </span>
          </span>
        </span>
      ),
    }),
    ...partyColumns<Quotation>(t, reader.group, 216),
    dateColumn<Quotation>(t, 'lg'),
    column.accessor('status', {
      header: t('order:column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 202 },
      cell: ({ row: { original } }) => (
        <Standing quotation={original} side={isAdmin(reader.group) ? null : sideOf(original, reader.id)} />
      ),
    }),
    column.accessor('validUntil', {
      header: t('column.validUntil'),
      meta: { hideBelow: 'md', width: 146 },
      cell: ({ row: { original } }) => <Validity quotation={original} />,
    }),
    ...amountColumns<Quotation>(t, reader.group, 'wide'),
    menuColumn<Quotation>(t('order:row.actions'), { hideBelow: 'md', width: 60 }, (row) => (
      <ListMenu order={row} number={row.quotationNumber} />
    )),
  ])
}
