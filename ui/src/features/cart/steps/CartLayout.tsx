import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { resetCart } from '~/shared/cart/actions'
import { OrderFor } from '~/shared/cart/OrderFor'
import { type CartStep, cartSteps, furthestStep, isBeyond, stepPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { useCartSummary } from '~/shared/cart-summary'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Slide } from '~/shared/parts/Slide'
import { Steps } from '~/shared/parts/Steps'
import { endCheckout, useCheckout } from '../checkout'
import { SyncNote } from '../SyncNote'
import { OrderPlaced } from '../validation/OrderPlaced'
import { CartAside } from './CartAside'
import { CartDock } from './CartDock'
import classes from './CartLayout.module.css'
import { Obstacles } from './Obstacles'
import { leaveSteps } from './StepHeading'
import { useCartStep } from './use-cart-step'

/** The four steps of an order, with what it comes to beside them. */
export function CartLayout() {
  const { t } = useTranslation('cart')
  const step = useCartStep()
  const placed = useCheckout((checkout) => checkout.placed)
  const customer = useCartSummary((summary) => summary.customer)
  useEffect(
    () => () => {
      endCheckout()
      leaveSteps()
    },
    [],
  )
  useStepLimit()
  if (placed) return <OrderPlaced placed={placed} />
  return (
    <div className={classes.page}>
      <PageHeader title={customer ? t('titleFor', { customer }) : t('title')} subtitle={<StateLine />} />
      <CartStepper step={step} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Obstacles />
          <Slide on={step}>
            <Outlet />
          </Slide>
        </div>
        <CartAside step={step} />
      </div>
      <CartDock step={step} />
    </div>
  )
}

/** Under the title: is everything saved, and the way to start over. */
function StateLine() {
  const { t } = useTranslation('cart')
  const isEmpty = useCart(({ content }) => content.lines.length === 0)
  return (
    <div className={classes.line}>
      <SyncNote />
      <OrderFor withName={false} />
      {!isEmpty && (
        <button type="button" className={classes.reset} onClick={resetCart}>
          {t('reset')}
        </button>
      )}
    </div>
  )
}

/** A change that takes a step away leads back to the furthest one left. */
function useStepLimit(): void {
  const step = useCartStep()
  const navigate = useNavigate()
  const limit = useCart((state) => (isBeyond(step, state) && state.sync !== 'loading' ? furthestStep(state) : null))
  const isOver = useCheckout((checkout) => checkout.placed !== null)
  useEffect(() => {
    if (limit && !isOver) void navigate({ to: stepPath(limit), replace: true })
  }, [limit, isOver, navigate])
}

/** Where the order stands. Steps that are open are links. */
function CartStepper({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const closed = useCart((state) => cartSteps.filter((other) => isBeyond(other, state)).join(' ')).split(' ')
  return (
    <Steps
      label={t('steps.label')}
      at={cartSteps.indexOf(step)}
      steps={cartSteps.map((other) => ({
        name: t(`steps.${other}`),
        ...(!closed.includes(other) && { to: { to: stepPath(other) } }),
      }))}
      above={(index, isDone) => t(isDone ? 'steps.done' : 'steps.number', { number: index + 1 })}
    />
  )
}
