import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { LinkButton } from '~/shared/parts/LinkButton'
import classes from './StepButtons.module.css'
import { type Step, steps } from './steps'

/** On, and back. */
export function StepButtons({ step, children }: { step: Step; children: ReactNode }) {
  const { t } = useTranslation('registration')
  const before = steps[steps.indexOf(step) - 1]
  return (
    <div className={classes.buttons}>
      <LinkButton variant="default" size="md" to="/register" search={before ? { step: before } : {}}>
        {t('back')}
      </LinkButton>
      <SubmitButton size="md">{children}</SubmitButton>
    </div>
  )
}
