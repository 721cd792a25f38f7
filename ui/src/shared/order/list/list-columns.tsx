import type { GroupCode, Order } from '~/api/types'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PartyCell } from '~/shared/order/PartyCell'
import { partiesFor, type Role } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { type Columns, columnsOf } from '~/shared/table/columns'
import classes from './list-columns.module.css'

type Heading = Role | 'date' | 'status' | 'units' | 'totalTaxExcl' | 'totalTaxIncl'

/** Says what a column is. */
type Translate = (key: `order:column.${Heading}`) => string

/** The other sides; the first one is the title of a card below 960 px. */
export function partyColumns<Row extends Order>(t: Translate, group: GroupCode, width: number): Columns<Row> {
  const parties = partiesFor(group)
  return parties.map((role, index) =>
    columnsOf<Row>().accessor((row) => row[role].company, {
      id: role,
      header: t(`order:column.${role}`),
      enableHiding: index > 0,
      meta:
        index === 0 ? { card: 'title', width: parties.length === 1 ? width : 188 } : { hideBelow: 'lg', width: 170 },
      cell: ({ row: { original } }) => <PartyCell party={original[role]} role={role} withGroup={role === 'customer'} />,
    }),
  )
}

/** When it was made. */
export const dateColumn = <Row extends Order>(t: Translate, hideBelow: 'lg' | 'md') =>
  columnsOf<Row>().accessor((row) => row.createdAt, {
    id: 'createdAt',
    header: t('order:column.date'),
    meta: { hideBelow, isFirm: true, width: 124 },
    cell: ({ getValue }) => (
      <time className={classes.date} dateTime={getValue()}>
        {formatDate(getValue())}
      </time>
    ),
  })

/**
 * How many bottles, which narrower screens may leave out, and what they come to: to individuals with tax first, which is what they
 * pay, to others without.
 */
export function amountColumns<Row extends Order>(t: Translate, group: GroupCode, units: 'wide' | 'lg'): Columns<Row> {
  const column = columnsOf<Row>()
  const paysTax = group === 'customer'
  const second = { align: 'end', hideBelow: partiesFor(group).length > 1 ? 'wide' : 'lg', width: 120 } as const
  const first = { align: 'end', card: 'end', width: 116 } as const
  const taxExcl = column.accessor((row) => row.totalPriceTaxExcl, {
    id: 'totalPriceTaxExcl',
    header: t('order:column.totalTaxExcl'),
    enableHiding: paysTax,
    meta: paysTax ? second : first,
    cell: ({ getValue }) => <Sum value={getValue()} isFirst={!paysTax} />,
  })
  const taxIncl = column.accessor((row) => row.totalPriceTaxIncl, {
    id: 'totalPriceTaxIncl',
    header: t('order:column.totalTaxIncl'),
    enableHiding: !paysTax,
    meta: paysTax ? first : second,
    cell: ({ getValue }) => <Sum value={getValue()} isFirst={paysTax} />,
  })
  return column.columns([
    column.accessor((row) => row.totalUnitProduct, {
      id: 'totalUnitProduct',
      header: t('order:column.units'),
      meta: { align: 'end', hideBelow: units, width: 96 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    ...(paysTax ? [taxIncl, taxExcl] : [taxExcl, taxIncl]),
  ])
}

function Sum({ value, isFirst }: { value: number; isFirst: boolean }) {
  const sum = <Money value={value} />
  return isFirst ? <b>{sum}</b> : sum
}
