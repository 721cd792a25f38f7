import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatSize, plural, wineOf } from '~/shared/format/format'
import paper from '~/shared/paper/paper.module.css'
import { StatusDot } from '~/shared/parts/StatusDot'
import { cartonsText } from '~/shared/warehouse/goods'
import { cartonsOf } from '../paper/packing'
import { type LotUnits, lotWords } from '../shipping/lots'
import classes from './PickRow.module.css'
import type { Pick } from './picking'

interface Props {
  pick: Pick
  /** '' when it has none. */
  ean: string
  /** Of which they are, as far as anybody knows. */
  lots: LotUnits[]
  /** Names of lots of it that are recalled, and stay. */
  recalled: readonly string[]
  /** Bottles that were taken. */
  picked: number
  isTicked: boolean
  /** It was scanned last: it comes into view. */
  isLast: boolean
  onTick: () => void
}

/** One wine to fetch: how much of it in cartons and bottles, and for which orders. */
export function PickRow({ pick, ean, lots, recalled, picked, isTicked, isLast, onTick }: Props) {
  const { t } = useTranslation('dispatch')
  const { t: orderT } = useTranslation('orders')
  const row = useInSight(isLast)
  const { product, bottles, parts } = pick
  const { full, loose } = cartonsOf({ item: { product }, quantity: bottles })
  const facts = [
    product.reference,
    product.appellation,
    formatSize(product.bottleSizeCl),
    ean && t('picking.ean', { ean }),
  ]
  const wine = wineOf(product)
  return (
    <tr ref={row} className={classes.row} data-ticked={isTicked || undefined} data-last={isLast || undefined}>
      <td>
        <label className={classes.tick}>
          <input
            type="checkbox"
            className={classes.box}
            checked={isTicked}
            onChange={onTick}
            aria-label={t('picking.tick', { wine, count: bottles, amount: formatInteger(bottles) })}
          />
        </label>
      </td>
      <td>
        <b>{wine}</b>
        <span className={paper.about}>{facts.filter(Boolean).join(' · ')}</span>
        {lots.length > 0 && <span className={paper.about}>{lots.map((lot) => lotWords(orderT, lot)).join(' – ')}</span>}
        {recalled.map((lot) => (
          <StatusDot key={lot} tone="error" label={orderT('lots.recalled', { lot })} />
        ))}
        <span className={classes.narrow}>{cartonsText(bottles, product.unitsPerCarton)}</span>
        <span className={classes.parts}>
          {parts.map(({ order, item, bottles: own }) => (
            <span key={item.id}>
              {order.number} <b>× {formatInteger(own)}</b>
            </span>
          ))}
        </span>
      </td>
      <td className={classes.wide}>
        {full > 0 ? t('order:lines.ofUnits', { cartons: formatInteger(full), units: product.unitsPerCarton }) : '–'}
      </td>
      <td className={classes.wide}>{loose > 0 ? formatInteger(loose) : '–'}</td>
      <td>
        <b>{formatInteger(bottles)}</b>
        {picked > 0 && !isTicked && <span className={classes.picked}>{t('picking.picked', plural(picked))}</span>}
      </td>
    </tr>
  )
}

/** A row that comes into view. */
function useInSight(isWanted: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  return row
}
