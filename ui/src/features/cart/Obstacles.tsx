import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openCartDrawer } from '~/shared/cart/drawer'
import { type Obstacle, useObstacles } from './blockers'
import { CompleteLink } from './CompleteLink'
import classes from './Obstacles.module.css'
import { useCartStep } from './use-cart-step'

/** What stands between the cart and its order, each with what to do next. */
export function Obstacles() {
  const { t } = useTranslation('cart')
  const obstacles = useObstacles()
  if (obstacles.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby="obstacles">
      <h2 id="obstacles" className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden />
        {t('obstacles.title', { count: obstacles.length })}
      </h2>
      <ul className={classes.list}>
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.propertyPath} ${obstacle.code}`} className={classes.item}>
            <span>
              {obstacle.line && <b>{obstacle.line.product.name} : </b>}
              {obstacle.remedy === 'supplier' && <b>{obstacle.supplier?.company} : </b>}
              {obstacle.message}
            </span>
            <Way obstacle={obstacle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function showLine(id: number): void {
  const line = document.getElementById(`line-${id}`)
  line?.scrollIntoView({ block: 'center' })
  line?.focus({ preventScroll: true })
}

/** The way out of an obstacle. */
function Way({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation('cart')
  const step = useCartStep()
  switch (obstacle.remedy) {
    case 'line': {
      const id = obstacle.line?.product.id ?? 0
      return (
        <button
          type="button"
          className={classes.way}
          onClick={() => (step === 'summary' ? showLine(id) : openCartDrawer())}
        >
          {t('obstacles.line')}
        </button>
      )
    }
    case 'supplier':
      return obstacle.supplier ? <CompleteLink supplier={obstacle.supplier} /> : null
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
    default:
      return null
  }
}
