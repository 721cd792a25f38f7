import { useTranslation } from 'react-i18next'
import { unitsOf } from '~/shared/cart/amounts'
import type { CartStep } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { plural } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import classes from './CartDock.module.css'
import { NextButton } from './NextButton'

/** On narrow screens, the total and the way on stay in reach of the thumb. */
export function CartDock({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const lines = useCart((state) => state.content.lines)
  const total = useCart(({ quote }) => quote?.totalPriceTaxIncl ?? null)
  const isStale = useCart((state) => state.isDirty)
  if (lines.length === 0) return null
  const units = unitsOf(lines)
  return (
    <section className={classes.dock} aria-label={t('dock')}>
      <div className={classes.words}>
        <span className={classes.count}>{t('dockUnits', plural(units))}</span>
        <span className={classes.total} data-stale={isStale || undefined}>
          {total === null ? '–' : <Money value={total} serif />}
        </span>
      </div>
      <NextButton step={step} isShort />
    </section>
  )
}
