import { Button, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import { forgetSession } from '~/shared/session/had-session'
import { resetSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { tidy } from '~/shared/validation/tidy'
import { useMe } from '../queries'
import { signInAgain } from '../sign-in-again'
import classes from './EraseAccount.module.css'

const CONSEQUENCES = ['access', 'data', 'invoices', 'orders'] as const

/** Asks for the person's own e-mail and password before its account goes: nobody does that by mistake. */
export default function EraseAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const { email } = useMe()
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: { typed: '', currentPassword: '', reason: '' },
    rules: {
      typed: all(required, (value: unknown) =>
        tidy(String(value)).toLowerCase() === email.toLowerCase() ? null : t('erase.differs', { email }),
      ),
      currentPassword: required,
      reason: max(500),
    },
    send: async ({ currentPassword, reason }) => {
      await signInAgain(currentPassword)
      await api.post('/me/erasure', reason.trim() ? { reason: reason.trim() } : {})
    },
    onSent: () => {
      forgetSession()
      resetSession()
      void navigate({ to: '/login', search: {}, replace: true })
      toast.success(t('erase.done'))
    },
  })
  return (
    <Dialog onClose={onClose} title={t('erase.title')} size={520}>
      <AppForm form={form} label={t('erase.title')} isGuarded={false}>
        <ul className={classes.consequences}>
          {CONSEQUENCES.map((one) => (
            <li key={one}>{t(`erase.consequence.${one}`)}</li>
          ))}
        </ul>
        <Stack gap={14}>
          <TextInput
            label={t('erase.type', { email })}
            required
            data-autofocus
            type="email"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('typed')}
          />
          <PasswordField label={t('passwordForm.current')} required {...form.getInputProps('currentPassword')} />
          <Textarea label={t('erase.reason')} {...form.getInputProps('reason')} />
        </Stack>
        <FormFoot submit={t('erase.submit')} button={{ color: 'danger.6' }}>
          <Button variant="default" onClick={onClose}>
            {t('erase.keep')}
          </Button>
        </FormFoot>
      </AppForm>
    </Dialog>
  )
}
