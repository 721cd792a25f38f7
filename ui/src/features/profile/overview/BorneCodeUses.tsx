import { IconReceipt } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api, pathOf } from '~/shared/api/client'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Money } from '~/shared/parts/Money'
import { TextLink } from '~/shared/parts/TextLink'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { columnsOf, keyOf } from '~/shared/table/columns'
import { useRowTabIndex } from '~/shared/table/row-context'
import { useRowPages } from '~/shared/table/row-pages'
import { rowSource, watched } from '~/shared/table/row-source'
import classes from './BorneCodes.module.css'
import type { BorneCode, BorneUse } from './borne-code'

const usesOf = (id: string) =>
  rowSource(
    (query, signal) => api.get('/borne_promo_codes/{id}/uses', { path: { id }, query, signal }),
    ['promo-codes', 'borne', 'uses', id],
    watched,
  )

/** The uses of a code that its bearer pays a share of, the latest first. */
export function BorneCodeUses({ code: { id, code } }: { code: BorneCode }) {
  const { t } = useTranslation('profile')
  const columns = useMemo(() => usesColumns(t), [t])
  const pages = useRowPages((page) => usesOf(String(id)).page({}, page))
  return (
    <ContinuousTable
      label={t('codes.usesOf', { code })}
      columns={columns}
      pages={pages}
      rowKey={keyOf}
      rowLabel={({ orders }) => orders.map(({ number }) => number).join(', ')}
      counted={(count, amount) => t('codes.counted', { count, amount })}
      empty={<EmptyState icon={IconReceipt} title={t('codes.noUse')} help={t('codes.noUseHelp')} />}
    />
  )
}

const column = columnsOf<BorneUse>()

const usesColumns = (t: TFunction<'profile'>) =>
  column.columns([
    column.accessor(({ orders }) => orders.length, {
      id: 'orders',
      header: t('codes.orders'),
      meta: { card: 'title', width: 180 },
      cell: ({ row: { original } }) => <Orders use={original} />,
    }),
    column.accessor('usedAt', {
      header: t('codes.usedAt'),
      meta: { card: 'detail', isFirm: true, width: 124 },
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={formatDateTime(getValue())}>
          {formatDate(getValue())}
        </time>
      ),
    }),
    column.accessor('amount', {
      header: t('codes.amount'),
      meta: { align: 'end', card: 'end', width: 120 },
      cell: ({ row: { original } }) => <Share use={original} t={t} />,
    }),
    column.accessor('net', {
      header: t('codes.amountNet'),
      meta: { align: 'end', card: 'detail', width: 120 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])

/** The bearer's own orders; a works council may have two of one checkout. */
function Orders({ use: { orders } }: { use: BorneUse }) {
  const tabIndex = useRowTabIndex()
  return orders.map(({ '@id': iri, number }) => (
    <TextLink key={iri} className={classes.order ?? ''} to={pathOf(iri)} tabIndex={tabIndex}>
      {number}
    </TextLink>
  ))
}

/** What the bearer pays; struck out once the use was given back. */
function Share({ use: { amount, givenBackAt }, t }: { use: BorneUse; t: TFunction<'profile'> }) {
  if (!givenBackAt) return <Money value={amount} />
  return (
    <>
      <s>
        <Money value={amount} />
      </s>{' '}
      <small>{t('codes.givenBack', { date: formatDate(givenBackAt) })}</small>
    </>
  )
}
