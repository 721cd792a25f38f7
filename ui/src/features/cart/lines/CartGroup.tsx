import { useTranslation } from 'react-i18next'
import type { LineGroup } from '~/shared/cart/amounts'
import { formatMoney } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { PersonLink } from '~/shared/parts/PersonLink'
import { Amount } from './Amount'
import classes from './CartGroup.module.css'
import { CartLine } from './CartLine'
import { CompleteLink } from './CompleteLink'

interface Props {
  group: LineGroup
  /** In the drawer: no explanation of prices, no figures that the summary has. */
  isCompact?: boolean
}

/** One supplier's lines, an order to be, with how far free shipping is. */
export function CartGroup({ group, isCompact = false }: Props) {
  const { t } = useTranslation('cart')
  const { supplier, store, part, lines, subTotal, isConfirmed, isTaxIncluded } = group
  const missing = part?.missingOrderValue ?? 0
  // Of a shop that is closed nothing more can be taken, and its supplier has no card for who buys there alone.
  const isSold = part?.items.some(({ tag }) => tag !== 'desactivated') ?? true
  const hasFranco = part && (part.franco.value !== null || part.franco.quantity !== null)
  // Shop prices are what they are: no discount changes them (domain 4.3).
  const maxDiscount = isTaxIncluded ? 0 : (part?.maxDiscount ?? 0)
  return (
    <section
      className={classes.group}
      aria-label={store ? t('shopOf', { supplier: supplier.company }) : supplier.company}
    >
      <header className={classes.head}>
        <h2 className={classes.supplier}>
          {isTaxIncluded && !isSold ? (
            supplier.company
          ) : (
            <PersonLink person={{ id: supplier.id, group: 'supplier' }}>{supplier.company}</PersonLink>
          )}
          {store && <Dim size={13}> · {t('enums:order_origin.store')}</Dim>}
        </h2>
        <span className={classes.subTotal}>
          <Amount value={subTotal} isConfirmed={isConfirmed} />{' '}
          <small>{t(isTaxIncluded ? 'taxIncl' : 'taxExcl')}</small>
        </span>
      </header>
      {isSold && (hasFranco || missing > 0) && (
        <div className={classes.terms}>
          {missing > 0 && (
            <p className={classes.minimum}>
              {t('minimum', { amount: formatMoney(missing), least: formatMoney(part?.minimumOrderValue ?? 0) })}
            </p>
          )}
          {part && <FrancoGauge franco={part.franco} supplier={supplier.company} />}
          {(missing > 0 || (hasFranco && !part.franco.reached)) && <CompleteLink supplier={supplier} />}
        </div>
      )}
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.product.id}
            line={line}
            isTaxIncluded={isTaxIncluded}
            isCompact={isCompact}
            maxDiscount={maxDiscount}
          />
        ))}
      </ul>
    </section>
  )
}
