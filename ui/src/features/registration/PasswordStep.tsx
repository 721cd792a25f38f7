import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { useAppForm } from '~/shared/forms/use-app-form'
import { problemsElsewhere, registerBody } from './body'
import { draft, finish, keep } from './draft'
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields'
import classes from './PasswordStep.module.css'
import { Recap } from './Recap'
import { StepButtons } from './StepButtons'
import { useProblems } from './use-step'

/** The password, below what was entered before; sends the registration. */
export function PasswordStep() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: { ...draft().passwords },
    rules: newPasswordRules,
    send: async (passwords) => {
      try {
        return await api.post('/register', registerBody({ ...draft(), passwords }), {
          anonymous: true,
        })
      } catch (error) {
        const elsewhere = problemsElsewhere(error, draft().isSameAddress)
        if (elsewhere) {
          keep({ problems: elsewhere.problems })
          void navigate({ to: '/register', search: { step: elsewhere.step } })
        }
        throw error
      }
    },
    onSent: () => {
      finish(draft().person.email.trim())
      void navigate({ to: '/register', search: {}, replace: true })
    },
  })
  useEffect(() => {
    keep({ passwords: form.values })
  }, [form.values])
  useProblems(form.refuse)
  return (
    <AppForm form={form} isGuarded={false} refused={t('refused')}>
      <Recap />
      <NewPasswordFields form={form} username={draft().person.email} />
      <p className={classes.privacy}>{t('privacy')}</p>
      <StepButtons step="password">{t('send')}</StepButtons>
    </AppForm>
  )
}
