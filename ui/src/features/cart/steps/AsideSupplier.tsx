import { useTranslation } from 'react-i18next'
import { type LineGroup, unitsOf } from '~/shared/cart/amounts'
import { useCart } from '~/shared/cart/store'
import { formatMoney, plural } from '~/shared/format/format'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { Amount } from '../lines/Amount'
import { CompleteLink } from '../lines/CompleteLink'
import classes from './AsideSupplier.module.css'

interface Props {
  group: LineGroup
  /** The page beside says how far free shipping is. */
  isBrief: boolean
}

/** One supplier in the margin: its goods, its shipping, how far free shipping is and the way there. */
export function AsideSupplier({ group, isBrief }: Props) {
  const { t } = useTranslation('cart')
  const { supplier, part, lines, subTotal, isConfirmed } = group
  const units = unitsOf(lines)
  const isShort = (part?.missingOrderValue ?? 0) > 0
  const hasFranco = part && !isBrief && (part.franco.value !== null || part.franco.quantity !== null)
  return (
    <li className={classes.supplier}>
      <div className={classes.row}>
        <b>{supplier.company}</b>
        <Amount value={subTotal} isConfirmed={isConfirmed} />
      </div>
      <div className={classes.facts}>
        <span>{t('units', plural(units))}</span>
        <Shipping group={group} />
      </div>
      {isShort && (
        <p className={classes.minimum}>{t('minimumShort', { amount: formatMoney(part?.missingOrderValue ?? 0) })}</p>
      )}
      {part && hasFranco && <FrancoGauge franco={part.franco} supplier={supplier.company} end={<span />} />}
      {((isShort && !isBrief) || (hasFranco && !part.franco.reached)) && <CompleteLink supplier={supplier} />}
    </li>
  )
}

/** What this supplier's parcels cost once a carrier is chosen; prices with tax have it in the total alone. */
function Shipping({ group: { part, isTaxIncluded } }: { group: LineGroup }) {
  const { t } = useTranslation('cart')
  const isChosen = useCart(({ quote }) => quote?.selectedCarrier != null)
  if (!part || !isChosen) return null
  if (part.shippingPriceTaxExcl === 0) return <span className={classes.free}>{t('shippingFree')}</span>
  if (isTaxIncluded) return null
  return <span>{t('shippingFrom', { amount: formatMoney(part.shippingPriceTaxExcl) })}</span>
}
