import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { Section } from '../sections'

interface Props<Values> {
  form: AppFormState<Values>
  section: Section
  children: ReactNode
}

/** A part of a shop that is saved by itself. */
export function ShopForm<Values>({ form, section, children }: Props<Values>) {
  const { t } = useTranslation('store')
  return (
    <AppForm form={form} label={t(`section.${section}`)} part="section">
      {children}
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
