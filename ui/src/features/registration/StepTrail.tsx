import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDraft } from './draft'
import classes from './StepTrail.module.css'
import { type Step, steps } from './steps'

/** How far the registration has come; steps that are complete lead back. */
export function StepTrail({ step: current, nameOf }: { step: Step; nameOf: (step: Step) => string }) {
  const { t } = useTranslation('registration')
  const done = useDraft((kept) => kept.done)
  const at = steps.indexOf(current)
  return (
    <nav className={classes.trail} aria-label={t('trail')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step} data-reached={index <= at || undefined}>
            {index <= done && index !== at ? (
              <Link to="/register" search={{ step }} className={classes.name}>
                {nameOf(step)}
              </Link>
            ) : (
              <span className={classes.name} aria-current={index === at ? 'step' : undefined}>
                {nameOf(step)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
