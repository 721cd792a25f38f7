import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type CartStep, cartSteps, isBeyond, stepPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import classes from './CartStepper.module.css'

/** Where the order stands: what is done, where we are, what follows. Steps that are open are links. */
export function CartStepper({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const at = cartSteps.indexOf(step)
  const closed = useCart((state) => cartSteps.filter((other) => isBeyond(other, state)).join(' '))
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {cartSteps.map((other, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'coming'
          const words = (
            <>
              <span className={classes.number}>
                {state === 'done' && <IconCheck size={14} stroke={2.4} aria-hidden />}
                {t(state === 'done' ? 'steps.done' : 'steps.number', { number: index + 1 })}
              </span>
              <span className={classes.name}>{t(`steps.${other}`)}</span>
            </>
          )
          return (
            // A link says "page" of itself, whatever it is told; the step is said around it.
            <li
              key={other}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {closed.split(' ').includes(other) ? (
                <span className={classes.link}>{words}</span>
              ) : (
                <Link to={stepPath(other)} className={classes.link}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
