import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import { EmailField } from '~/shared/person-fields/EmailField'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import { personRules } from '~/shared/person-fields/person-rules'
import { personOf } from '~/shared/person-fields/person-values'
import { userChanges } from '~/shared/person-fields/user-body'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { tidy } from '~/shared/validation/tidy'
import { useMe, useReadAgain } from '../queries'
import { signInAgain, wantsPassword } from '../sign-in-again'
import classes from './sections.module.css'

/** Names, e-mail and company: theirs to change, and the admins'. */
export default function IdentitySection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const readAgain = useReadAgain()
  const before = personOf(me)
  // A new e-mail asks for the password when it was given some time ago.
  const [asksPassword, setAsksPassword] = useState(false)
  const form = useAppForm({
    initialValues: { ...before, currentPassword: '' },
    rules: asksPassword ? { ...personRules, currentPassword: required } : personRules,
    send: async ({ currentPassword, ...values }) => {
      await save(me, values, asksPassword ? currentPassword : null, () => setAsksPassword(true))
      await readAgain()
    },
    onSent: (_, sent) => {
      const values = { ...sent, currentPassword: '' }
      const email = tidy(values.email)
      setAsksPassword(false)
      form.setFieldValue('currentPassword', '')
      if (email === me.email) {
        form.resetDirty(values)
        toast.success(t('saved.identity'))
        return
      }
      // The address counts once its link is followed: until then the old one is the person's.
      form.setFieldValue('email', me.email)
      form.resetDirty({ ...values, email: me.email })
      toast.success(t('pendingEmail.sent'), { detail: t('pendingEmail.sentHelp', { email }) })
    },
  })
  return (
    <Panel title={t('section.identity')}>
      <AppForm form={form} label={t('section.identity')} part="section">
        <FieldGroup title={t('identityForm.person')}>
          <PersonFields form={form} group={before.userGroup} />
        </FieldGroup>
        <FieldGroup title={t('identityForm.email')} help={t('identityForm.emailHelp')}>
          {me.pendingEmail && me.pendingEmail !== me.email && <PendingEmail email={me.pendingEmail} />}
          {me.impersonator ? (
            <Notice tone="info">{t('impersonated.email')}</Notice>
          ) : (
            <div className={classes.narrow}>
              <EmailField form={form} />
              {asksPassword && (
                <PasswordField label={t('passwordForm.current')} required {...form.getInputProps('currentPassword')} />
              )}
            </div>
          )}
        </FieldGroup>
        {before.userGroup !== 'customer' && (
          <FieldGroup title={t('company')}>
            <CompanyFields form={form} group={before.userGroup} />
          </FieldGroup>
        )}
        <FormFoot submit={t('save')} />
      </AppForm>
    </Panel>
  )
}

/** An address that counts once its link is followed. */
function PendingEmail({ email }: { email: string }) {
  const { t } = useTranslation('profile')
  return (
    <Stack mb={16}>
      <Notice tone="attention" title={t('pendingEmail.title')}>
        {t('pendingEmail.help', { email })}
      </Notice>
    </Stack>
  )
}

/** Saves who a person is; `onAsked` is told when its password has to be given first. */
async function save(
  me: ReturnType<typeof useMe>,
  values: Parameters<typeof userChanges>[0],
  password: string | null,
  onAsked: () => void,
) {
  if (password !== null) await signInAgain(password)
  try {
    await api.patch('/users/{id}', userChanges(values, me), { path: { id: me.id } })
  } catch (error) {
    if (wantsPassword(error)) onAsked()
    throw error
  }
}
