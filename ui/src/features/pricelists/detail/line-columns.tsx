import type { TFunction } from 'i18next'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { columnsOf } from '~/shared/table/columns'
import { WineCell } from '~/shared/warehouse/WineCell'
import { Gap } from '../Gap'
import { gapOf, type PriceListLine } from '../price-list'
import classes from './line-columns.module.css'

const column = columnsOf<PriceListLine>()

interface Kind {
  /** It follows another list. */
  isRevision: boolean
  /** It is for one customer, whose last price is known. */
  isForOne: boolean
}

const firstPrice = ({ tiers }: PriceListLine) => tiers[0]?.priceTaxExcl ?? 0

/** The columns of a list's lines, for who sells. */
export const lineColumns = (t: TFunction<'pricelists'>, { isRevision, isForOne }: Kind) =>
  column.columns([
    column.accessor(({ product }) => product.name, {
      id: 'wine',
      header: t('line.wine'),
      meta: { card: 'whole', width: 320 },
      cell: ({ row: { original } }) => <WineCell product={original.product} image={original.product.image} />,
    }),
    column.accessor(firstPrice, {
      id: 'price',
      header: t('line.price'),
      meta: { align: 'end', card: 'aside', width: 150 },
      cell: ({ row: { original } }) => <Prices line={original} t={t} />,
    }),
    column.accessor('listPriceTaxExcl', {
      id: 'list',
      header: t('line.list'),
      meta: { align: 'end', card: 'detail', width: 100 },
      cell: ({ row: { original } }) => (
        <span className={classes.two}>
          <span>
            <span data-narrow-only>{t('line.list')} </span>
            {formatMoney(original.listPriceTaxExcl)}
          </span>
          <small>
            <Gap percent={gapOf(firstPrice(original), original.listPriceTaxExcl)} />
          </small>
        </span>
      ),
    }),
    ...(isRevision
      ? [
          column.accessor('previousPriceTaxExcl', {
            header: t('line.previous'),
            meta: { align: 'end' as const, hideBelow: 'md' as const, width: 96 },
            cell: ({ row: { original } }) => <Previous line={original} t={t} />,
          }),
        ]
      : []),
    ...(isForOne
      ? [
          column.accessor('lastPaid', {
            header: t('line.lastPaid'),
            meta: { align: 'end' as const, hideBelow: 'lg' as const, width: 120 },
            cell: ({ getValue }) => {
              const paid = getValue()
              if (!paid) return <Dim>–</Dim>
              return (
                <span className={classes.two}>
                  <span>{formatMoney(paid.priceTaxExcl)}</span>
                  <small>{formatDate(paid.on)}</small>
                </span>
              )
            },
          }),
        ]
      : []),
  ])

/** The price, and those of larger quantities below it. */
function Prices({ line, t }: { line: PriceListLine; t: TFunction<'pricelists'> }) {
  const [first, ...more] = line.tiers
  if (!first) return null
  const tiers = more.map(({ minQuantity, priceTaxExcl }) =>
    t('tier.price', { amount: formatInteger(minQuantity), price: formatMoney(priceTaxExcl) }),
  )
  const from = first.minQuantity > 1 ? t('tier.from', { amount: formatInteger(first.minQuantity) }) : ''
  const below = [from, ...tiers].filter(Boolean).join(' · ')
  return (
    <span className={classes.two}>
      <span className={classes.price}>{formatMoney(first.priceTaxExcl)}</span>
      {below && <small title={below}>{below}</small>}
    </span>
  )
}

/** What the list before asked, and how far this one is from it. */
function Previous({ line, t }: { line: PriceListLine; t: TFunction<'pricelists'> }) {
  const before = line.previousPriceTaxExcl
  if (before === null) return <span className={classes.new}>{t('line.new')}</span>
  const price = firstPrice(line)
  return (
    <span className={classes.two}>
      <span>{formatMoney(before)}</span>
      <small>{price === before ? t('line.unchanged') : <Gap percent={gapOf(price, before)} />}</small>
    </span>
  )
}
