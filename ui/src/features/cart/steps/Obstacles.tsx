import { IconAlertTriangle, IconWand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lineKey } from '~/shared/cart/content'
import { repairLines } from '~/shared/cart/line-repair'
import { text } from '~/shared/i18n/i18n'
import { type Obstacle, useObstacles } from '../blockers'
import classes from './Obstacles.module.css'
import { ObstacleWay } from './ObstacleWay'
import { useCartStep } from './use-cart-step'

interface Row {
  key: string
  about: string | undefined
  messages: string[]
  obstacle: Obstacle
}

/** A product's obstacles together, since one change of its line settles them. */
function rowsOf(obstacles: Obstacle[]): Row[] {
  const rows = new Map<string, Row>()
  for (const obstacle of obstacles) {
    const { line, remedy, supplier, propertyPath, code, message } = obstacle
    const key = line && remedy === 'line' ? lineKey(line) : `${propertyPath} ${code}`
    const about = line?.product.name ?? (remedy === 'supplier' ? supplier?.company : undefined)
    const row = rows.get(key) ?? { key, about, messages: [], obstacle }
    // The code's own field, beside every step, says why.
    row.messages.push(remedy === 'code' ? text('cart:promo.blocked') : message)
    rows.set(key, row)
  }
  return [...rows.values()]
}

/** What stands between the cart and its order, each with what to do next; several lines are mended in one click. */
export function Obstacles() {
  const { t } = useTranslation('cart')
  const rows = rowsOf(useObstacles())
  const step = useCartStep()
  const repairs = rows.flatMap(({ obstacle }) => obstacle.repair ?? [])
  if (rows.length === 0) return null
  return (
    <section id="obstacles" className={classes.box} aria-labelledby="obstacles-title">
      <div className={classes.head}>
        <h2 id="obstacles-title" className={classes.title}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('obstacles.title', { count: rows.length })}
        </h2>
        {repairs.length > 1 && (
          <button type="button" className={classes.all} data-touch onClick={() => repairLines(repairs)}>
            <IconWand size={16} stroke={1.8} aria-hidden />
            {t('repair.all', { count: repairs.length })}
          </button>
        )}
      </div>
      <ul className={classes.list}>
        {rows.map(({ key, about, messages, obstacle }) => (
          <li key={key} className={classes.item}>
            <span>
              {about && <b>{step === 'summary' && obstacle.line ? about : `${about} : `}</b>}
              {/* Beside the lines themselves, each line says its own. */}
              {step === 'summary' && obstacle.line ? null : messages.join(' ')}
            </span>
            <ObstacleWay obstacle={obstacle} />
          </li>
        ))}
      </ul>
    </section>
  )
}
