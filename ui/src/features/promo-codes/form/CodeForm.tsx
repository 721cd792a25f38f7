import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import { supplierChoices } from '~/shared/product/suppliers'
import { isUsed, type PromoCode } from '../promo-code'
import { Says } from '../Says'
import { BearersPanel } from './BearersPanel'
import classes from './CodeForm.module.css'
import { CodePanel } from './CodePanel'
import { CustomersPanel } from './CustomersPanel'
import { GiftPanel } from './GiftPanel'
import { LimitsPanel } from './LimitsPanel'
import { type CodeValues, conditionsIn } from './values'

interface Props {
  form: AppFormState<CodeValues>
  /** The code that is changed; null for a new one. */
  code: PromoCode | null
  label: string
  submit: string
  /** Where "Annuler" leads. */
  back: string
  /** Whether leaving asks first; a draft is kept otherwise. */
  isGuarded: boolean
  notice?: ReactNode
}

/** Everything that can be said of a code, and beside it what the code will do, in words. */
export function CodeForm({ form, code, label, submit, back, isGuarded, notice }: Props) {
  const { t } = useTranslation('codes')
  const { data: choices = [] } = useQuery(supplierChoices)
  const isFrozen = code !== null && isUsed(code)
  // A bearer that is offered no longer keeps its name.
  const known = code?.suppliers.map(({ id, company }) => ({ value: String(id), label: company })) ?? []
  const suppliers = [...known.filter(({ value }) => choices.every((one) => one.value !== value)), ...choices]
  const names = new Map(suppliers.map(({ value, label: name }) => [value, name]))
  return (
    <AppForm form={form} label={label} isGuarded={isGuarded}>
      <div className={classes.columns}>
        <Stack gap={16} className={classes.main}>
          {notice}
          {isFrozen && (
            <Notice tone="info">{t('form.used', { count: code.uses, amount: formatInteger(code.uses) })}</Notice>
          )}
          <CodePanel form={form} isFrozen={isFrozen} />
          <GiftPanel form={form} isFrozen={isFrozen} />
          <BearersPanel form={form} suppliers={suppliers} isFrozen={isFrozen} />
          <CustomersPanel form={form} />
          <LimitsPanel form={form} />
        </Stack>
        <div className={classes.side}>
          <Says title={t('says.title')} conditions={conditionsIn(form.values, names)} />
        </div>
        <div className={classes.foot}>
          <FormFoot submit={submit}>
            <LinkButton to={back} variant="default">
              {t('common:cancel')}
            </LinkButton>
          </FormFoot>
        </div>
      </div>
    </AppForm>
  )
}
