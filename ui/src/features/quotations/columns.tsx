import type { TFunction } from 'i18next'
import type { GroupCode, Quotation } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PartyCell } from '~/shared/order/PartyCell'
import { partiesFor, type Role } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import classes from './columns.module.css'
import { Standing } from './Standing'
import { sideOf } from './turn'
import { Ending, Validity } from './Validity'

const column = columnsOf<Quotation>()

/** The list's columns; the first party is the title of a card below 960 px. */
export function quotationColumns(t: TFunction<'quotations'>, reader: { id: number; group: GroupCode }) {
  const parties = partiesFor(reader.group)
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
    ...parties.map((role, index) =>
      column.accessor((quotation) => quotation[role].company, {
        id: role,
        header: t(`column.${role}`),
        enableHiding: index > 0,
        meta:
          index === 0 ? { card: 'title', width: parties.length === 1 ? 208 : 172 } : { hideBelow: 'lg', width: 158 },
        cell: ({ row: { original } }) => (
          <PartyCell party={original[role]} role={role} withGroup={role === 'customer'} />
        ),
      }),
    ),
    column.accessor('createdAt', {
      header: t('column.date'),
      meta: { hideBelow: 'lg', width: 124 },
      cell: ({ getValue }) => (
        <time className={classes.date} dateTime={getValue()}>
          {formatDate(getValue())}
        </time>
      ),
    }),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 194 },
      cell: ({ row: { original } }) => (
        <Standing quotation={original} side={isAdmin(reader.group) ? null : sideOf(original, reader.id)} />
      ),
    }),
    column.accessor('validUntil', {
      header: t('column.validUntil'),
      meta: { hideBelow: 'md', width: 146 },
      cell: ({ row: { original } }) => <Validity quotation={original} />,
    }),
    column.accessor('totalUnitProduct', {
      header: t('column.units'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: parties.length > 1 ? 'wide' : 'lg', width: 96 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: t('column.totalTaxExcl'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 116 },
      cell: ({ getValue }) => (
        <b>
          <Money value={getValue()} />
        </b>
      ),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.totalTaxIncl'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: parties.length > 1 ? 'wide' : 'lg', width: 120 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])
}

/** What the list can be sorted by where there is no head. */
export const quotationSorts = (t: TFunction<'quotations'>, parties: Role[]) => [
  { key: 'createdAt', label: t('column.date') },
  { key: 'validUntil', label: t('column.validUntil') },
  { key: 'totalPriceTaxExcl', label: t('column.totalTaxExcl') },
  ...parties.map((role) => ({ key: role, label: t(`column.${role}`) })),
  { key: 'number', label: t('column.number') },
]
