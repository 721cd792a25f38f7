import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import { type AddressValues, addressRules } from '~/shared/forms/inputs/address'
import { useAppForm } from '~/shared/forms/use-app-form'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { companyRules } from '~/shared/person-fields/person-rules'
import type { PersonValues } from '~/shared/person-fields/person-values'
import classes from './CompanyStep.module.css'
import { type Draft, useDraftStore } from './draft'
import { StepButtons } from './StepButtons'
import { useNext, useProblems } from './use-step'

/** Billing first; shipping while it is another one. */
interface Values extends PersonValues {
  addresses: AddressValues[]
  [field: string]: unknown
}

const beginning = ({ person, billing, shipping, isSameAddress }: Draft): Values => ({
  ...person,
  addresses: isSameAddress ? [billing] : [billing, shipping],
})

function enteredOf({ addresses, ...person }: Values): Partial<Draft> {
  const [billing, shipping] = addresses
  return {
    person,
    ...(billing ? { billing } : {}),
    ...(shipping ? { shipping } : {}),
    isSameAddress: shipping === undefined,
  }
}

/** The company of a professional, and where it is billed and delivered. */
export function CompanyStep() {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const next = useNext('company')
  const form = useAppForm<Values>({
    initialValues: beginning(draft.getState()),
    onChange: (values) => draft.setState(enteredOf(values)),
    rules: { ...companyRules, addresses: addressRules },
    send: async () => undefined,
    onSent: next,
  })
  const { userGroup, addresses } = form.values
  const isSame = addresses.length === 1
  useProblems(form.refuse)

  function toggle() {
    if (isSame) form.insertListItem('addresses', draft.getState().shipping)
    else form.removeListItem('addresses', 1)
  }

  return (
    <AppForm form={form} isGuarded={false} refused={t('refused')}>
      <CompanyFields form={form} group={userGroup} />
      <fieldset className={classes.address}>
        <legend>{t(isProfessional(userGroup) ? 'billing' : 'yourAddress')}</legend>
        <AddressFields form={form} path="addresses.0" />
      </fieldset>
      <Checkbox className={classes.same ?? ''} label={t('sameAddress')} checked={isSame} onChange={toggle} />
      {!isSame && (
        <fieldset className={classes.address}>
          <legend>{t('enums:address_type.shipping')}</legend>
          <AddressFields form={form} path="addresses.1" />
        </fieldset>
      )}
      <StepButtons step="company">{t('continue')}</StepButtons>
    </AppForm>
  )
}
