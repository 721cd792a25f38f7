import type { TFunction } from 'i18next'
import { stateColumn } from '~/shared/document/state-column'
import { formatDate, formatInteger, formatMoney, plural } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { dayColumn, Lines } from '~/shared/table/cells'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import type { PromoCode } from '../promo-code'
import { promoCodeStates } from '../promo-code'
import { giftOf } from '../words'
import classes from './columns.module.css'
import { PromoCodeMenu } from './PromoCodeMenu'

const column = columnsOf<PromoCode>()

/** The list's columns: what a code gives, at whose cost, when, and what came of it. */
export const promoCodeColumns = (t: TFunction<'codes'>) =>
  column.columns([
    column.accessor('code', {
      header: t('column.code'),
      enableHiding: false,
      meta: { card: 'title', width: 190 },
      cell: ({ row: { original } }) => <Named code={original} t={t} />,
    }),
    column.accessor(giftOf, {
      id: 'gift',
      header: t('column.gift'),
      meta: { align: 'end', hideBelow: 'md', width: 118 },
      cell: ({ row: { original } }) => (
        <TwoLines
          below={original.minimum > 0 ? t('row.from', { amount: formatMoney(original.minimum) }) : t('row.noMinimum')}
        >
          <b>{giftOf(original)}</b>
        </TwoLines>
      ),
    }),
    column.accessor(({ suppliers }) => suppliers[0]?.company ?? '', {
      id: 'bearers',
      header: t('column.bearers'),
      meta: { hideBelow: 'lg', width: 178 },
      cell: ({ row: { original } }) => <Bearers code={original} t={t} />,
    }),
    column.accessor('startsOn', {
      header: t('column.dates'),
      meta: { hideBelow: 'md', isFirm: true, width: 132 },
      cell: ({ row: { original } }) => (
        <TwoLines below={original.endsOn ? t('row.until', { date: formatDate(original.endsOn) }) : t('row.open')}>
          <time dateTime={original.startsOn}>{formatDate(original.startsOn)}</time>
        </TwoLines>
      ),
    }),
    column.accessor('uses', {
      header: t('column.uses'),
      meta: { align: 'end', hideBelow: 'md', width: 112 },
      cell: ({ row: { original } }) => (
        <TwoLines
          below={
            original.maxUses === null ? t('row.noLimit') : t('row.of', { amount: formatInteger(original.maxUses) })
          }
        >
          {formatInteger(original.uses)}
        </TwoLines>
      ),
    }),
    column.accessor('cost', {
      header: t('column.cost'),
      meta: { align: 'end', card: 'aside', width: 110 },
      cell: ({ getValue }) => (
        <span className={classes.cost}>
          <span data-narrow-only>{t('column.cost')} </span>
          <Money value={getValue()} />
        </span>
      ),
    }),
    column.accessor('turnover', {
      header: t('column.turnover'),
      meta: { align: 'end', hideBelow: 'lg', width: 124 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
    stateColumn<PromoCode>(promoCodeStates, t('column.status'), { card: 'end', width: 128 }),
    dayColumn<PromoCode>('createdAt', (row) => row.createdAt, t('column.createdAt'), { isExtra: true, width: 136 }),
    menuColumn<PromoCode>(t('column.actions'), { hideBelow: 'md', width: 64 }, (row) => <PromoCodeMenu code={row} />),
  ])

interface Cell {
  code: PromoCode
  t: TFunction<'codes'>
}

/** The code, and what it is for; cards say besides what it gives and how often it served. */
function Named({ code, t }: Cell) {
  const { uses, minimum } = code
  const gift = [giftOf(code), minimum > 0 ? t('row.from', { amount: formatMoney(minimum) }) : ''].join(' ').trim()
  const said = t('row.uses', plural(uses))
  return (
    <Lines
      below={
        <>
          <span data-wide-only>{code.label}</span>
          <span data-narrow-only>{[gift, said].join(' · ')}</span>
        </>
      }
    >
      <span className={classes.code}>
        <RowLink to={`/promo-codes/${code.id}`}>{code.code}</RowLink>
      </span>
    </Lines>
  )
}

/** Who bears a code: the first by name, the others counted. */
function Bearers({ code: { suppliers }, t }: Cell) {
  const [first, ...others] = suppliers
  return (
    <Lines below={others.length > 0 && t('row.others', { count: others.length })}>
      <span title={suppliers.map(({ company }) => company).join(', ')}>{first?.company}</span>
    </Lines>
  )
}
