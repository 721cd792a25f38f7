import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDateTime, formatInteger } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Stacked } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from '../list/columns.module.css'
import type { Movement } from '../stock'

const column = columnsOf<Movement>()

/** The ledger's columns: what moved, what that led to, why, and who did it. */
export function movementColumns(t: TFunction<'stock'>) {
  return column.columns([
    column.accessor('kind', {
      header: t('movements.column.kind'),
      meta: { card: 'title', width: 130 },
      cell: ({ getValue }) => t(`movements.one.${getValue()}`),
    }),
    column.accessor('at', {
      header: t('movements.column.at'),
      meta: { isFirm: true, width: 160 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDateTime(getValue())}</time>,
    }),
    column.accessor('onHandDelta', {
      header: t('movements.column.onHandDelta'),
      meta: { align: 'end', card: 'end', width: 112 },
      cell: ({ getValue }) => <Delta value={getValue()} isColoured />,
    }),
    column.accessor('reservedDelta', {
      header: t('movements.column.reservedDelta'),
      meta: { align: 'end', hideBelow: 'md', width: 96 },
      cell: ({ getValue }) => <Delta value={getValue()} />,
    }),
    column.accessor('onHand', {
      header: t('movements.column.onHand'),
      meta: { align: 'end', hideBelow: 'md', width: 96 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor(({ onHand, reserved }) => onHand - reserved, {
      id: 'available',
      header: t('movements.column.available'),
      meta: { align: 'end', hideBelow: 'md', width: 104 },
      cell: ({ getValue }) => <b>{formatInteger(getValue())}</b>,
    }),
    column.accessor('reason', {
      header: t('movements.column.reason'),
      meta: { card: 'aside', width: 230 },
      cell: ({ row: { original } }) => <Cause movement={original} />,
    }),
    column.accessor(({ who }) => who?.name ?? '', {
      id: 'who',
      header: t('movements.column.who'),
      meta: { hideBelow: 'md', width: 190 },
      cell: ({ row: { original } }) => <Who movement={original} />,
    }),
  ])
}

/** How far a figure moved, with its sign; what came and what left has its colour too. */
function Delta({ value, isColoured = false }: { value: number; isColoured?: boolean }) {
  if (value === 0) return <Dim>–</Dim>
  const sign = value > 0 ? 'plus' : 'minus'
  return (
    <span className={classes.delta} data-sign={isColoured ? sign : undefined}>
      {value > 0 ? '+' : '−'}
      {formatInteger(Math.abs(value))}
    </span>
  )
}

/** The order behind a movement, or the reason that somebody gave, and the lot as far as it is known. */
function Cause({ movement: { order, reason, lot } }: { movement: Movement }) {
  const { t } = useTranslation('stock')
  const tabIndex = useRowTabIndex()
  const words = [reason, lot && t('movements.lot', { lot })].filter(Boolean).join(' · ')
  if (!order) {
    return (
      <span className={classes.reason} title={words}>
        {words}
      </span>
    )
  }
  return (
    <Stacked>
      <Link to={pathOf(order['@id'])} className={classes.order} tabIndex={tabIndex}>
        {order.number}
      </Link>
      {words && <small>{words}</small>}
    </Stacked>
  )
}

/** Who did it, and in whose name. */
const Who = ({ movement: { who, asWhom } }: { movement: Movement }) => (
  <span className={classes.person}>
    <span>{who?.name ?? '–'}</span>
    {asWhom && <small>{asWhom.name}</small>}
  </span>
)
