import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import type { Audience } from './audience'
import classes from './FirstSteps.module.css'

type Step = 'profile' | 'catalogue' | 'order' | 'products' | 'customers' | 'orders'

/** What each audience does first, in order. */
const steps: Record<Audience, Step[]> = {
  buyer: ['profile', 'catalogue', 'order'],
  seller: ['profile', 'products', 'orders'],
  agent: ['profile', 'customers', 'orders'],
  admin: ['products', 'customers', 'orders'],
}

const places = {
  profile: '/profile',
  catalogue: '/products',
  order: '/products',
  products: '/products',
  customers: '/products',
  orders: '/orders',
} as const

/** The home of somebody who has no order yet: three ways in instead of a page of zeros. */
export function FirstSteps({ audience }: { audience: Audience }) {
  const { t } = useTranslation('home')
  return (
    <Panel title={t('first.title')} flush>
      <p className={classes.help}>{t(`first.help.${audience}`)}</p>
      <ol className={classes.steps}>
        {steps[audience].map((step, at) => (
          <li key={step}>
            <Link to={places[step]} className={classes.step}>
              <span className={classes.number} aria-hidden="true">
                {at + 1}
              </span>
              <span className={classes.words}>
                <b>{t(`first.${step}.title`)}</b>
                <span>{t(`first.${step}.help`)}</span>
              </span>
              <IconArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
