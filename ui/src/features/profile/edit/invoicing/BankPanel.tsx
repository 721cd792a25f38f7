import { TextInput } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatIban } from '~/shared/format/numbers'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { useMe } from '../../queries'
import { signInAgain } from '../../sign-in-again'
import own from '../sections.module.css'

const bankQuery = (id: number) =>
  queryOptions({
    queryKey: ['bank-details', id],
    queryFn: ({ signal }) => api.get('/bank_details/{id}', { path: { id }, signal }),
    // Read when it is looked at, and forgotten when it is left.
    gcTime: 0,
    staleTime: 0,
  })

/** The account that a supplier is paid on: its own to read and to change, in person (domain 8.3). */
export function BankPanel() {
  const { t } = useTranslation('profile')
  const { id, impersonator } = useMe()
  const { data, error, refetch } = useQuery({ ...bankQuery(id), enabled: !impersonator })
  return (
    <Panel title={t('bank.title')}>
      {impersonator ? (
        <Notice tone="info">{t('impersonated.bank')}</Notice>
      ) : data ? (
        <BankForm id={id} iban={formatIban(data.iban)} bic={data.bic} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FieldsSkeleton />
      )}
    </Panel>
  )
}

/** Asks for the password with every change: whoever finds an open screen changes no account. */
function BankForm({ id, iban, bic }: { id: number; iban: string; bic: string }) {
  const { t } = useTranslation('profile')
  const { email } = useMe()
  const client = useQueryClient()
  const form = useAppForm({
    initialValues: { iban, bic, currentPassword: '' },
    rules: { currentPassword: required },
    send: async ({ currentPassword, ...account }) => {
      await signInAgain(currentPassword)
      return api.patch('/bank_details/{id}', account, { path: { id } })
    },
    onSent: (kept) => {
      const values = { iban: formatIban(kept.iban), bic: kept.bic, currentPassword: '' }
      form.setValues(values)
      form.resetDirty(values)
      client.setQueryData(bankQuery(id).queryKey, kept)
      toast.success(t('bank.saved'), { detail: t('bank.savedHelp') })
    },
  })
  return (
    <AppForm form={form} label={t('bank.title')} part="section">
      <p className={own.intro}>{t('bank.intro')}</p>
      <div className={classes.fields}>
        <TextInput
          id="iban"
          label={t('bank.iban')}
          description={t('bank.ibanHelp')}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          {...form.getInputProps('iban')}
        />
        <TextInput
          label={t('bank.bic')}
          description={t('bank.bicHelp')}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          {...form.getInputProps('bic')}
        />
      </div>
      <div className={own.narrow}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={t('passwordForm.current')} required {...form.getInputProps('currentPassword')} />
      </div>
      <FormFoot submit={t('bank.submit')} />
    </AppForm>
  )
}
