import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import classes from './StepButtons.module.css'
import { type Step, steps } from './steps'

/** On, and back. */
export function StepButtons({ step, children }: { step: Step; children: ReactNode }) {
  const { t } = useTranslation('registration')
  const before = steps[steps.indexOf(step) - 1]
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="md"
        renderRoot={(props) => <Link to="/register" search={before ? { step: before } : {}} {...props} />}
      >
        {t('back')}
      </Button>
      <SubmitButton size="md">{children}</SubmitButton>
    </div>
  )
}
