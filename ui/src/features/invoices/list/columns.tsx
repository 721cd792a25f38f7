import i18next, { type TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { partiesFor } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { Name } from '~/shared/table/cells'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { type Invoice, invoiceStates, monthWords, signed } from '../invoice'
import classes from './columns.module.css'
import { InvoiceMenu } from './InvoiceMenu'

const column = columnsOf<Invoice>()

/** Where a document comes from: its order, or the invoice that it takes back. */
function aboutOf(t: TFunction<'invoices'>, { creditOf, issuedElsewhere, month, orders }: Invoice): string {
  if (creditOf) return t(issuedElsewhere ? 'row.creditElsewhere' : 'row.credit', { number: creditOf.number })
  if (month) return t('row.gathered', { month: monthWords(month, i18next.language), count: orders.length })
  return t(issuedElsewhere ? 'row.elsewhere' : 'row.order', { number: orders[0]?.number })
}

function About({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { creditOf, month, issuedElsewhere } = invoice
  return (
    <span className={classes.about} data-alone={creditOf || month || issuedElsewhere ? undefined : true}>
      {aboutOf(t, invoice)}
    </span>
  )
}

/** The list's columns; the first party is the title of a card below 960 px. `mayPay`: the reader enters payments. */
export function invoiceColumns(t: TFunction<'invoices'>, group: GroupCode, mayPay: boolean) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'detail', isFirm: true, width: 254 },
      cell: ({ row: { original } }) => (
        <TwoLines below={<About invoice={original} />}>
          <RowLink to={`/invoices/${original.id}`}>{original.numberLacking ? t('number.to') : original.number}</RowLink>
        </TwoLines>
      ),
    }),
    ...partiesFor(group).map((role, index) =>
      column.accessor((invoice) => invoice[role].company, {
        id: role,
        header: t(`order:column.${role}`),
        enableHiding: index > 0,
        meta: index === 0 ? { card: 'title' as const, width: 230 } : { hideBelow: 'lg' as const, width: 220 },
        cell: ({ row: { original } }) => (
          <Name>
            <PersonLink person={{ id: original[role].id, group: original[role].group }}>
              {original[role].company}
            </PersonLink>
          </Name>
        ),
      }),
    ),
    column.accessor('issuedOn', {
      header: t('column.issuedOn'),
      meta: { hideBelow: 'lg', isFirm: true, width: 124 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
    column.accessor('dueOn', {
      header: t('column.dueOn'),
      meta: { hideBelow: 'md', isFirm: true, width: 124 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDate(getValue())}</time>,
    }),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', isFirm: true, width: 140 },
      cell: ({ row: { original } }) => (
        <span className={classes.status}>
          <StateDot of={invoiceStates} state={original.status} />
          {original.openAmount > 0 && <small className={classes.due}>{formatDate(original.dueOn)}</small>}
        </span>
      ),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: t('column.totalTaxExcl'),
      meta: { isExtra: true, align: 'end', width: 116 },
      cell: ({ row: { original } }) => <Money value={signed(original, original.totalPriceTaxExcl)} />,
    }),
    column.accessor('openAmount', {
      header: t('column.open'),
      meta: { align: 'end', hideBelow: 'lg', width: 124 },
      cell: ({ getValue }) => (getValue() > 0 ? <Money value={getValue()} /> : '–'),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.totalTaxIncl'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 120 },
      cell: ({ row: { original } }) => (
        <b>
          <Money value={signed(original, original.totalPriceTaxIncl)} />
        </b>
      ),
    }),
    ...(mayPay
      ? [
          menuColumn<Invoice>(t('order:row.actions'), { hideBelow: 'md', width: 60 }, (row) => (
            <InvoiceMenu invoice={row} />
          )),
        ]
      : []),
  ])
}
