import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { openCartDrawer } from '~/shared/cart/drawer'
import { type Obstacle, useObstacles } from './blockers'
import { CompleteLink } from './CompleteLink'
import { FillCarton } from './FillCarton'
import classes from './Obstacles.module.css'
import { useCartStep } from './use-cart-step'

interface Row {
  key: string
  about: string | undefined
  messages: string[]
  obstacle: Obstacle
}

/** A product's obstacles together, since one look at its line settles them. */
function rowsOf(obstacles: Obstacle[]): Row[] {
  const rows = new Map<string, Row>()
  for (const obstacle of obstacles) {
    const { line, remedy, supplier, propertyPath, code, message } = obstacle
    const key = line && remedy === 'line' ? `line-${line.product.id}` : `${propertyPath} ${code}`
    const about = line?.product.name ?? (remedy === 'supplier' ? supplier?.company : undefined)
    const row = rows.get(key) ?? { key, about, messages: [], obstacle }
    row.messages.push(message)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** What stands between the cart and its order, each with what to do next. */
export function Obstacles() {
  const { t } = useTranslation('cart')
  const rows = rowsOf(useObstacles())
  if (rows.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby="obstacles">
      <h2 id="obstacles" className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden />
        {t('obstacles.title', { count: rows.length })}
      </h2>
      <ul className={classes.list}>
        {rows.map(({ key, about, messages, obstacle }) => (
          <li key={key} className={classes.item}>
            <span>
              {about && <b>{about} : </b>}
              {messages.join(' ')}
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
    case 'carton':
      return obstacle.topUp ? <FillCarton topUp={obstacle.topUp} className={classes.way} /> : null
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
