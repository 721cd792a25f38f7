import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { lineKey } from '~/shared/cart/content'
import { openCartDrawer } from '~/shared/cart/drawer'
import { jumpTo } from '~/shared/parts/jump-to'
import type { Obstacle } from '../blockers'
import { CompleteLink } from '../lines/CompleteLink'
import { FillCarton } from '../lines/FillCarton'
import { RepairButton } from '../lines/RepairButton'
import classes from './Obstacles.module.css'
import { useCartStep } from './use-cart-step'

/** The way out of an obstacle: the click that mends it, else the place where it is settled. */
export function ObstacleWay({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('cart')
  const step = useCartStep()
  const { remedy, repair, topUp, supplier, line } = obstacle
  if (repair) return <RepairButton repair={repair} className={classes.way} />
  switch (remedy) {
    case 'line': {
      const show = () => (step === 'summary' && line ? jumpTo(lineKey(line)) : openCartDrawer())
      return (
        <button type="button" className={classes.way} onClick={show}>
          {t('obstacles.line')}
        </button>
      )
    }
    case 'carton':
      return topUp ? <FillCarton topUp={topUp} className={classes.way} /> : null
    case 'supplier':
      return supplier ? <CompleteLink supplier={supplier} /> : null
    case 'address':
      return step === 'customer' ? null : (
        <Link to="/cart/customer" className={classes.way}>
          {t('obstacles.address')}
        </Link>
      )
    case 'carrier':
      return step === 'carrier' ? null : (
        <Link to="/cart/carrier" className={classes.way}>
          {t('obstacles.carrier')}
        </Link>
      )
    case 'wish':
      return (
        <Link to="/cart/carrier" hash="wishes" className={classes.way}>
          {t('obstacles.wish')}
        </Link>
      )
    case 'code':
      return (
        <button type="button" className={classes.way} onClick={() => jumpTo('promo-code')}>
          {t('promo.see')}
        </button>
      )
    default:
      return null
  }
}
