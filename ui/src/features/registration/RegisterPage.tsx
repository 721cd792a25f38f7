import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestPage } from '~/shared/parts/GuestPage'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Slide } from '~/shared/parts/Slide'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { beginInvited, useDraft } from './draft'
import { ProfileStep } from './ProfileStep'
import classes from './RegisterPage.module.css'
import { StepTrail } from './StepTrail'
import { type Step, steps } from './steps'

// For those who come by a mailed link.
const InvitedBy = lazy(() => import('./InvitedBy').then((part) => ({ default: part.InvitedBy })))
const SentPage = lazy(() => import('./SentPage').then((part) => ({ default: part.SentPage })))

/** Whoever turns to one step is about to come to the next. */
const next = {
  identity: loadOnIntent(() => import('./IdentityStep').then((part) => part.IdentityStep)),
  company: loadOnIntent(() => import('./CompanyStep').then((part) => part.CompanyStep)),
  password: loadOnIntent(() => import('./PasswordStep').then((part) => part.PasswordStep)),
}

const parts: Record<Step, ComponentType> = { profile: ProfileStep, ...next }
const intents = { profile: next.identity.intent, identity: next.company.intent, company: next.password.intent }

interface Props {
  step: Step | undefined
  /** The token of a mailed invitation. */
  invitation: string | undefined
}

/** Creating an account, step by step; a step that is not open yet gives way to the first that is not complete. */
export function RegisterPage({ step: asked = 'profile', invitation: link }: Props) {
  const { t } = useTranslation('registration')
  const { group, done, sentTo, invitation } = useDraft()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Step>(undefined)
  const step = steps.indexOf(asked) <= done ? asked : (steps[done] ?? 'profile')

  useEffect(() => {
    if (link) beginInvited(link)
  }, [link])

  useEffect(() => {
    // The page itself takes no focus; a step that follows another one is told.
    if (shown.current && shown.current !== step && document.activeElement === document.body) heading.current?.focus()
    shown.current = step
  }, [step])

  const token = link ?? invitation
  if (sentTo && asked === 'profile')
    return (
      <Suspense>
        <SentPage email={sentTo} />
      </Suspense>
    )
  const nameOf = (of: Step) => t(of === 'company' && group && !isProfessional(group) ? 'step.addresses' : `step.${of}`)
  const Part = parts[step]
  return (
    <GuestPage isWide title={t('title')}>
      <Suspense>{token && <InvitedBy token={token} />}</Suspense>
      <StepTrail step={step} nameOf={nameOf} />
      <Slide on={step}>
        <h2 ref={heading} tabIndex={-1} className={classes.question}>
          {t(step === 'company' && group && !isProfessional(group) ? 'question.addresses' : `question.${step}`)}
        </h2>
        <div {...(step === 'password' ? {} : intents[step])}>
          <Part key={step} />
        </div>
      </Slide>
      <p className={classes.signIn}>
        {t('haveAccount')}{' '}
        <Link to="/login" search={token ? { redirect: `/network?invitation=${token}` } : {}}>
          {t('signIn')}
        </Link>
      </p>
    </GuestPage>
  )
}
