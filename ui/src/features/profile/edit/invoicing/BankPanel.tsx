import { TextInput } from '@mantine/core'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { formatIban } from '~/shared/format/numbers'
import { AppForm } from '~/shared/forms/AppForm'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
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
        <BankForm id={id} account={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <FieldsSkeleton />
      )}
    </Panel>
  )
}

type Account = Schemas['UsersBankDetails']

const valuesOf = ({ iban, bic }: Account) => ({ iban: formatIban(iban), bic, currentPassword: '' })

/** Asks for the password with every change: whoever finds an open screen changes no account. */
function BankForm({ id, account: kept }: { id: number; account: Account }) {
  const { t } = useTranslation('profile')
  const { email } = useMe()
  const client = useQueryClient()
  const form = useSharedForm({
    thing: kept,
    read: () => api.get('/bank_details/{id}', { path: { id } }),
    valuesOf,
    words: { iban: t('bank.iban'), bic: t('bank.bic') },
    rules: { currentPassword: required },
    save: async ({ version }, { currentPassword, ...account }) => {
      await signInAgain(currentPassword)
      return api.patch('/bank_details/{id}', { version, ...account }, { path: { id }, ...ASKED })
    },
    saved: (account) => account,
    onSent: (account) => {
      const values = valuesOf(account)
      form.setValues(values)
      form.resetDirty(values)
      client.setQueryData(bankQuery(id).queryKey, account)
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
