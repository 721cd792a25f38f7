import { IconCheck } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Ref } from 'react'
import classes from './Steps.module.css'

export interface Step {
  name: string
  /** Where it is, when it can be gone to. */
  to?: Pick<LinkProps, 'to' | 'search'>
}

interface Props {
  label: string
  steps: Step[]
  /** Which step we are at, from 0 on. */
  at: number
  /** The step we are at is done, too: it was the last one. */
  isOver?: boolean
  /** What stands above a name: that a step is done, or its number. */
  above: (index: number, isDone: boolean) => string
  /** The current step, for whoever moves the focus there. */
  currentRef?: Ref<HTMLLIElement>
}

/** The steps of something longer: what is done, where we are, what follows. */
export const Steps = ({ label, steps, at, isOver = false, above, currentRef }: Props) => (
  <nav aria-label={label}>
    <ol className={classes.steps}>
      {steps.map(({ name, to }, index) => {
        const isCurrent = index === at
        const state = index < at || (isCurrent && isOver) ? 'done' : isCurrent ? 'current' : 'coming'
        const isFocusable = currentRef !== undefined && isCurrent
        const words = (
          <>
            <span className={classes.number}>
              {state === 'done' && <IconCheck size={14} stroke={2.4} aria-hidden />}
              {above(index, state === 'done')}
            </span>
            <span className={classes.name}>{name}</span>
          </>
        )
        return (
          // A link says "page" of itself, whatever it is told; the step is said around it.
          <li
            key={name}
            ref={isFocusable ? currentRef : undefined}
            tabIndex={isFocusable ? -1 : undefined}
            className={classes.step}
            data-state={state}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {to ? (
              <Link {...to} className={classes.link}>
                {words}
              </Link>
            ) : (
              <span className={classes.link}>{words}</span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
