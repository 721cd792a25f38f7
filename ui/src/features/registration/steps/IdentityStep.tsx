import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { AppForm } from '~/shared/forms/AppForm'
import { useAppForm } from '~/shared/forms/use-app-form'
import { EmailField } from '~/shared/person-fields/EmailField'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import { identityRules } from '~/shared/person-fields/person-rules'
import type { PersonValues } from '~/shared/person-fields/person-values'
import { isEmailUsed, unusedEmail } from '~/shared/person-fields/used-emails'
import { all } from '~/shared/validation/rule'
import { useDraft, useDraftStore } from './draft'
import classes from './IdentityStep.module.css'
import { StepButtons } from './StepButtons'
import { useNext, useProblems } from './use-step'

/** Refuses to go on with an e-mail that is used; a server that will not say settles it in the end. */
async function settleEmail({ email }: PersonValues): Promise<void> {
  if (!(await isEmailUsed(email))) return
  const message = unusedEmail(email, {}) ?? ''
  throw new ApiError(422, message, { violations: [{ propertyPath: 'email', message }] })
}

/** Who the person is. */
export function IdentityStep() {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const next = useNext('identity')
  const form = useAppForm<PersonValues & Record<string, unknown>>({
    initialValues: { ...draft.getState().person },
    onChange: (person) => draft.setState({ person }),
    rules: { ...identityRules, email: all(identityRules.email, unusedEmail) },
    send: settleEmail,
    onSent: next,
  })
  useProblems(form.refuse)
  const invitedEmail = useDraft((kept) => kept.invitedEmail)
  const { setFieldValue } = form
  useEffect(() => {
    // A link opened on this step is answered after the fields are drawn.
    if (invitedEmail) setFieldValue('email', invitedEmail)
  }, [invitedEmail, setFieldValue])
  return (
    <AppForm form={form} isGuarded={false} refused={t('refused')}>
      <EmailField
        form={form}
        isChecked
        isFixed={invitedEmail !== null}
        description={t(invitedEmail === null ? 'emailHelp' : 'emailInvited')}
        whenUsed={
          <span className={classes.waysOn}>
            <Link to="/login">{t('signIn')}</Link> {t('or')} <Link to="/forgot-password">{t('forgotten')}</Link>
          </span>
        }
      />
      <PersonFields form={form} group={form.values.userGroup} />
      <StepButtons step="identity">{t('continue')}</StepButtons>
    </AppForm>
  )
}
