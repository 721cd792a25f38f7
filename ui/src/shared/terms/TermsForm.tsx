import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { personName } from '~/shared/format/person-name'
import { AppForm } from '~/shared/forms/AppForm'
import { choiceWords, type FieldWords, moneyWords, percentWords } from '~/shared/forms/conflict/field-words'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { max } from '~/shared/validation/text-rules'
import { ownAgentsQuery } from './AgentField'
import { CustomerTermsFields } from './CustomerTermsFields'
import type { TermsKind } from './terms-kind'
import { daysRule, type Terms, type TermsValues, termsBody, termsValues } from './terms-values'

/** The fields of terms in words, where somebody else has changed them, too. */
const termsFields = (t: TFunction<'terms'>, agentOf: (reference: string) => string): FieldWords<TermsValues> => ({
  margin: [t('margin'), percentWords],
  fee: [t('fee'), percentWords],
  discount: [t('discount'), percentWords],
  outstanding: [t('outstanding'), moneyWords],
  paymentTerms: [
    t('payment.label'),
    ({ kind, days }: TermsValues['paymentTerms']) =>
      kind === 'days' || kind === 'end_of_month'
        ? t(`payment.${kind}`, { count: Number(days) })
        : t(`payment.choice.${kind}`),
  ],
  invoicing: [t('invoicing.label'), choiceWords((way: TermsValues['invoicing']) => t(`invoicing.${way}`))],
  agent: [t('agent'), choiceWords(agentOf)],
  label: t('label'),
})

interface Props {
  terms: Terms
  kind: TermsKind
  submit: string
  /** Accepts the invitation together with the terms. */
  accepts?: boolean
  onSaved: () => void
  /** The way out without a change. */
  children: ReactNode
}

/** The terms of a relation, as its parent sets them. */
export function TermsForm({ terms, kind, submit, accepts = false, onSaved, children }: Props) {
  const { t } = useTranslation('terms')
  const client = useQueryClient()
  const path = { id: terms.id }
  const agentOf = (reference: string) => {
    const agent = client.getQueryData(ownAgentsQuery.queryKey)?.['hydra:member'].find((one) => one['@id'] === reference)
    return agent ? personName(agent) : (terms.agent?.name ?? '…')
  }
  const form = useSharedForm({
    thing: terms,
    read: (): Promise<Terms> => api.get('/user_children/{id}', { path }),
    valuesOf: termsValues,
    rules: { paymentTerms: { days: daysRule }, label: max(100) },
    words: termsFields(t, agentOf),
    save: ({ version }, values) =>
      api.patch(
        '/user_children/{id}',
        { version, ...(accepts ? { status: 'valid' as const } : {}), ...termsBody(values, kind) },
        { path, ...ASKED },
      ),
    onSent: onSaved,
  })
  return (
    <AppForm form={form} label={t('title')}>
      {kind === 'either' ? (
        <>
          <FieldGroup title={t('ifCustomer')}>
            <div className={classes.fields}>
              <CustomerTermsFields form={form} />
            </div>
          </FieldGroup>
          <FieldGroup title={t('ifAgent')}>
            <div className={classes.fields}>
              <AgentTermsFields form={form} />
            </div>
          </FieldGroup>
        </>
      ) : (
        <div className={classes.fields}>
          {kind === 'agent' && <AgentTermsFields form={form} />}
          {kind === 'customer' && <CustomerTermsFields form={form} assigned={terms} />}
        </div>
      )}
      <TextInput label={t('label')} description={t('labelHelp')} autoComplete="off" {...form.getInputProps('label')} />
      <FormFoot submit={submit}>{children}</FormFoot>
    </AppForm>
  )
}

/** What an agent may grant and what it earns. */
function AgentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
  const { t } = useTranslation('terms')
  return (
    <>
      <PercentField label={t('margin')} description={t('marginHelp')} {...hundredthsProps(form, 'margin')} />
      <PercentField label={t('fee')} description={t('feeHelp')} {...hundredthsProps(form, 'fee')} />
    </>
  )
}
