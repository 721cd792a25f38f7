import { IconClock, IconLogin2, IconMail } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { GuestPage } from '~/shared/parts/GuestPage'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import { Slide } from '~/shared/parts/Slide'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { InvitedBy } from './InvitedBy'
import classes from './RegisterPage.module.css'
import { CompanyStep } from './steps/CompanyStep'
import {
  beginInShop,
  beginInvited,
  DraftContext,
  finish,
  newDraft,
  type Shop,
  useDraft,
  useDraftStore,
} from './steps/draft'
import { IdentityStep } from './steps/IdentityStep'
import { PasswordStep } from './steps/PasswordStep'
import { ProfileStep } from './steps/ProfileStep'
import { type Step, steps } from './steps/steps'

const parts: Record<Step, () => ReactNode> = {
  profile: ProfileStep,
  identity: IdentityStep,
  company: CompanyStep,
  password: PasswordStep,
}

interface Props {
  step: Step | undefined
  /** The token of a mailed invitation. */
  invitation: string | undefined
  /** The shop that led here. */
  shop: Shop | undefined
}

/** Creating an account, step by step; a step that is not open yet gives way to the first that is not complete. */
export function RegisterPage({ step, invitation, shop }: Props) {
  const [draft] = useState(newDraft)
  const { store, product } = shop ?? {}
  useEffect(() => {
    if (invitation) beginInvited(draft, invitation)
    if (store) beginInShop(draft, { store, product })
  }, [draft, invitation, store, product])
  return (
    <DraftContext value={draft}>
      <Registration step={step} invitation={invitation} />
    </DraftContext>
  )
}

function Registration({ step: asked = 'profile', invitation: link }: Pick<Props, 'step' | 'invitation'>) {
  const { t } = useTranslation('registration')
  const { group, done, sentTo, isSentInShop, invitation, shop } = useDraft((draft) => draft)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<Step>(undefined)
  const step = steps.indexOf(asked) <= done ? asked : (steps[done] ?? 'profile')

  useEffect(() => {
    // The page itself takes no focus; a step that follows another one is told.
    if (shown.current && shown.current !== step && document.activeElement === document.body) heading.current?.focus()
    shown.current = step
  }, [step])

  const token = link ?? invitation
  const back = token
    ? { redirect: `/network?invitation=${token}` }
    : shop && { store: shop.store, ...(shop.product && { redirect: `/products/${shop.product}` }) }
  if (sentTo && asked === 'profile') return <SentPage email={sentTo} inShop={isSentInShop} />
  const nameOf = (of: Step) => t(of === 'company' && group && !isProfessional(group) ? 'step.addresses' : `step.${of}`)
  const Part = parts[step]
  return (
    <GuestPage isWide title={t('title')}>
      {token && <InvitedBy token={token} />}
      {shop && step === 'profile' && (
        <Stack mt={14} mb={20}>
          <Notice tone="info" title={t('shop.title')}>
            {t('shop.help')}
          </Notice>
        </Stack>
      )}
      <StepTrail step={step} nameOf={nameOf} />
      <Slide on={step}>
        <h2 ref={heading} tabIndex={-1} className={classes.question}>
          {t(step === 'company' && group && !isProfessional(group) ? 'question.addresses' : `question.${step}`)}
        </h2>
        <Part key={step} />
      </Slide>
      <p className={classes.signIn}>
        {t('haveAccount')}{' '}
        <Link to="/login" search={back ?? {}}>
          {t('signIn')}
        </Link>
      </p>
    </GuestPage>
  )
}

/** How far the registration has come; steps that are complete lead back. */
function StepTrail({ step: current, nameOf }: { step: Step; nameOf: (step: Step) => string }) {
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

/** What happens after a registration. */
function SentPage({ email, inShop }: { email: string; inShop: boolean }) {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const next = inShop
    ? ([
        { key: 'confirm', icon: IconMail },
        { key: 'order', icon: IconLogin2 },
      ] as const)
    : ([
        { key: 'mail', icon: IconMail },
        { key: 'check', icon: IconClock },
        { key: 'enter', icon: IconLogin2 },
      ] as const)
  return (
    <GuestPage title={t('sent.title')} subtitle={t(inShop ? 'sent.shopSubtitle' : 'sent.subtitle')}>
      <Stack as="ol" gap={20} mb={28}>
        {next.map(({ key, icon: Sign }) => (
          <li key={key} className={classes.item}>
            <span className={classes.icon}>
              <Sign size={20} stroke={1.6} aria-hidden />
            </span>
            <div>
              <b className={classes.sentName}>{t(`sent.${key}.title`)}</b>
              <p className={classes.help}>
                <Trans t={t} i18nKey={`sent.${key}.help`} values={{ email }} components={{ b: <b /> }} />
              </p>
            </div>
          </li>
        ))}
      </Stack>
      <LinkButton fullWidth size="md" to="/login" onClick={() => finish(draft)}>
        {t('signIn')}
      </LinkButton>
    </GuestPage>
  )
}
