import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { MenuLink } from '~/shared/parts/MenuLink'
import { Money } from '~/shared/parts/Money'
import { TextLink } from '~/shared/parts/TextLink'
import { columnsOf } from '~/shared/table/columns'
import { RowMenu } from '~/shared/table/RowMenu'
import { useRowTabIndex } from '~/shared/table/row-context'
import type { PromoCodeUse } from '../promo-code'
import classes from './uses.module.css'

const column = columnsOf<PromoCodeUse>()

/** Who used a code, for which orders, and what it took off. */
export const codeUseColumns = (t: TFunction<'codes'>) =>
  column.columns([
    column.accessor(({ customer }) => customer.company, {
      id: 'customer',
      header: t('detail.customer'),
      meta: { card: 'title', width: 220 },
      cell: ({ row: { original } }) => (
        <Linked to={pathOf(original.customer['@id'])}>{original.customer.company}</Linked>
      ),
    }),
    column.accessor(({ orders }) => orders.length, {
      id: 'orders',
      header: t('detail.orders'),
      meta: { card: 'detail', width: 240 },
      cell: ({ row: { original } }) => <Orders use={original} />,
    }),
    column.accessor('usedAt', {
      header: t('detail.usedAt'),
      meta: { hideBelow: 'md', isFirm: true, width: 124 },
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={formatDateTime(getValue())}>
          {formatDate(getValue())}
        </time>
      ),
    }),
    column.accessor('amount', {
      header: t('detail.amount'),
      meta: { align: 'end', card: 'end', width: 130 },
      cell: ({ row: { original } }) => <Amount use={original} t={t} />,
    }),
  ])

/** The orders of one checkout, one a supplier: the first, and all of them in a menu. */
function Orders({ use: { customer, orders } }: { use: PromoCodeUse }) {
  const { t } = useTranslation('codes')
  const [first] = orders
  if (!first) return null
  return (
    <span className={classes.orders}>
      <Linked to={pathOf(first['@id'])} title={first.supplier.company}>
        {first.number}
      </Linked>
      {orders.length > 1 && (
        <>
          <Dim size={13}>+{orders.length - 1}</Dim>
          <RowMenu label={t('detail.ordersOf', { customer: customer.company })}>
            {() =>
              orders.map(({ '@id': iri, number, supplier }) => (
                <MenuLink key={iri} to={pathOf(iri)}>
                  {number}
                  <small className={classes.supplier}>{supplier.company}</small>
                </MenuLink>
              ))
            }
          </RowMenu>
        </>
      )}
    </span>
  )
}

/** What was taken off; struck out once it was given back. */
function Amount({ use: { amount, givenBackAt }, t }: { use: PromoCodeUse; t: TFunction<'codes'> }) {
  if (!givenBackAt) return <Money value={amount} />
  return (
    <span className={classes.back} title={t('detail.givenBackHelp')}>
      <s>
        <Money value={amount} />
      </s>
      <small>{t('detail.givenBack', { date: formatDate(givenBackAt) })}</small>
    </span>
  )
}

/** A link of a row, whose keys lead through it. */
function Linked({ to, title, children }: { to: string; title?: string; children: ReactNode }) {
  const tabIndex = useRowTabIndex()
  return (
    <TextLink className={classes.linked ?? ''} {...(title ? { title } : {})} to={to} tabIndex={tabIndex}>
      {children}
    </TextLink>
  )
}
