import { Button } from '@mantine/core'
import { IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '~/shared/cart/amounts'
import { useCartGroups } from '~/shared/cart/hooks'
import type { CartStep } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { EmptyState } from '~/shared/parts/EmptyState'
import { FrancoGauge } from '~/shared/parts/FrancoGauge'
import { Money } from '~/shared/parts/Money'
import classes from './CartAside.module.css'
import { CompleteLink } from './CompleteLink'
import { NextButton } from './NextButton'
import { Totals } from './Totals'

/** What the order comes to, always in sight: suppliers and their free shipping, totals, the way on. */
export function CartAside({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const lines = useCart((state) => state.content.lines)
  if (lines.length === 0) return <EmptyAside />
  return (
    <aside className={classes.aside} aria-labelledby="order-title">
      <div className={classes.head}>
        <h2 id="order-title" className={classes.title}>
          {t('yourOrder')}
        </h2>
        <span className={classes.count}>
          {t('products', { count: lines.length })} · {t('units', { count: unitsOf(lines) })}
        </span>
      </div>
      <Suppliers step={step} />
      <Totals />
      <div className={classes.next}>
        <NextButton step={step} />
      </div>
    </aside>
  )
}

function Suppliers({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  return (
    <ul className={classes.suppliers}>
      {groups.map(({ supplier, store, part, subTotal }) => (
        <li key={`${supplier.id}-${store}`} className={classes.supplier}>
          <div className={classes.row}>
            <b>{supplier.company}</b>
            <span>{subTotal === null ? '–' : <Money value={subTotal} />}</span>
          </div>
          {part && step !== 'summary' && hasFranco(part.franco) && (
            <FrancoGauge
              franco={part.franco}
              supplier={supplier.company}
              end={<CompleteLink supplier={supplier} isShort />}
            />
          )}
          {part && part.missingOrderValue > 0 && <span className={classes.minimum}>{t('minimumShort')}</span>}
        </li>
      ))}
    </ul>
  )
}

const hasFranco = ({ value, quantity }: { value: number | null; quantity: number | null }) =>
  value !== null || quantity !== null

function EmptyAside() {
  const { t } = useTranslation('cart')
  return (
    <aside className={classes.aside} aria-label={t('yourOrder')}>
      <EmptyState
        icon={IconShoppingBag}
        title={t('empty.title')}
        help={t('empty.help')}
        action={
          <Button component={Link} to={'/products/grid' as string}>
            {t('empty.action')}
          </Button>
        }
      />
    </aside>
  )
}
