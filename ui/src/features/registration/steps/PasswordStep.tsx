import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { tidy } from '~/shared/validation/tidy'
import { NewPasswordFields, newPasswordRules } from '../password/NewPasswordFields'
import { problemsElsewhere, registerBody } from './body'
import { finish, useDraftStore } from './draft'
import { Recap } from './Recap'
import { StepButtons } from './StepButtons'
import { useProblems } from './use-step'

/** The password, below what was entered before; sends the registration. */
export function PasswordStep() {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: { ...draft.getState().passwords },
    onChange: (passwords) => draft.setState({ passwords }),
    rules: newPasswordRules,
    send: async (passwords) => {
      try {
        return await api.post('/register', registerBody({ ...draft.getState(), passwords }), {
          anonymous: true,
        })
      } catch (error) {
        const elsewhere = problemsElsewhere(error, draft.getState().isSameAddress)
        if (elsewhere) {
          draft.setState({ problems: elsewhere.problems })
          void navigate({ to: '/register', search: { step: elsewhere.step } })
        }
        throw error
      }
    },
    onSent: () => {
      finish(draft, tidy(draft.getState().person.email))
      void navigate({ to: '/register', search: {}, replace: true })
    },
  })
  useProblems(form.refuse)
  return (
    <AppForm form={form} isGuarded={false} refused={t('refused')}>
      <Recap />
      <NewPasswordFields form={form} username={draft.getState().person.email} />
      <Dim as="p" size={13}>
        {t('privacy')}
      </Dim>
      <StepButtons step="password">{t('send')}</StepButtons>
    </AppForm>
  )
}
