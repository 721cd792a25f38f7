import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { password } from '~/shared/validation/password'
import { all } from '~/shared/validation/rule'
import { confirmed, required } from '~/shared/validation/text-rules'
import { devicesQuery, useMe } from '../queries'
import { signInAgain } from '../sign-in-again'
import classes from './sections.module.css'

interface Values extends Record<string, string> {
  currentPassword: string
  password: string
  again: string
}

const initialValues: Values = { currentPassword: '', password: '', again: '' }

/** A new password, for whoever knows the one there is (domain 8.2). */
export default function PasswordSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const queryClient = useQueryClient()
  const form = useAppForm<Values>({
    initialValues,
    rules: {
      currentPassword: required,
      password: all(required, password),
      again: all(
        required,
        confirmed((values: Values) => values.password),
      ),
    },
    send: async (values) => {
      await signInAgain(values.currentPassword)
      await api.patch('/users/{id}/password', { password: values.password }, { path: { id: me.id } })
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    },
    onSent: () => {
      form.setValues(initialValues)
      form.resetDirty(initialValues)
      toast.success(t('saved.password'), { detail: t('saved.passwordHelp') })
    },
  })
  return (
    <Panel title={t('section.password')}>
      {me.impersonator ? (
        <Notice tone="info">{t('impersonated.password')}</Notice>
      ) : (
        <AppForm form={form} label={t('section.password')} part="section">
          <p className={classes.intro}>{t('passwordForm.intro')}</p>
          <div className={classes.narrow}>
            <input type="email" autoComplete="username" value={me.email} readOnly hidden />
            <PasswordField label={t('passwordForm.current')} required {...form.getInputProps('currentPassword')} />
            <PasswordField label={t('passwordForm.new')} required withChecklist {...form.getInputProps('password')} />
            <PasswordField
              label={t('passwordForm.again')}
              required
              autoComplete="new-password"
              {...form.getInputProps('again')}
            />
          </div>
          <FormFoot submit={t('passwordForm.submit')} />
        </AppForm>
      )}
    </Panel>
  )
}
