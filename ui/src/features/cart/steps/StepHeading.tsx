import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartStep } from '~/shared/cart/steps'
import { useObstacles } from '../blockers'
import classes from './StepHeading.module.css'
import { useNext } from './use-next'

/** The heading of the step on screen; what removes the focused control gives the focus to it. */
export const STEP_HEADING = 'step-heading'

interface Props {
  step: CartStep
  /** A change of it within the step moves the focus too: the customer. */
  on?: string
}

/** What this step is about and the one thing to do next. Focused on arrival from another step, so that it is read out. */
export function StepHeading({ step, on = '' }: Props) {
  const { t } = useTranslation('cart')
  const { hint } = useNext(step)
  const obstacles = useObstacles().length
  const isOpen = hint !== null || obstacles > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(`heading.${step}`)

  useEffect(() => {
    document.title = `${title} · ${t('title')} · Millésime`
  }, [title, t])
  useFocusOnArrival(heading, `${step} ${on}`)

  return (
    <div className={classes.heading}>
      <h2 id={STEP_HEADING} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p className={classes.lead} data-open={isOpen || undefined} aria-live="polite">
        {isOpen ? <IconArrowRight size={16} stroke={2.2} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
        {hint ?? (obstacles > 0 ? t('lead.later', { count: obstacles }) : t(`lead.${step}`))}
      </p>
    </div>
  )
}

let arrivedAt: string | null = null

/** Forgets the step that was shown: the next one is the first of its visit, where the page itself has the focus. */
export const leaveSteps = () => {
  arrivedAt = null
}

function useFocusOnArrival(heading: { current: HTMLElement | null }, place: string): void {
  useEffect(() => {
    const isFirst = arrivedAt === null
    const isSame = arrivedAt === place
    arrivedAt = place
    if (!isFirst && !isSame) heading.current?.focus({ preventScroll: true })
  }, [heading, place])
}
