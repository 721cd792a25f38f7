import { useTranslation } from 'react-i18next'
import { type CartStep, cartSteps, isBeyond, stepPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { Steps } from '~/shared/parts/Steps'

/** Where the order stands. Steps that are open are links. */
export function CartStepper({ step }: { step: CartStep }) {
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
