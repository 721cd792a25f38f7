import { Checkbox, MultiSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { supplierChoices } from '~/shared/product/suppliers'
import { GROUPS, isUsed, type PromoCode, type PromoCodeGroup } from '../promo-code'
import { Says } from '../Says'
import classes from './CodeForm.module.css'
import { CodePanel } from './CodePanel'
import { GiftPanel } from './GiftPanel'
import { LimitsPanel } from './LimitsPanel'
import { ProductsField } from './ProductsField'
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
          {isFrozen && <Notice tone="info">{t('form.used', plural(code.uses))}</Notice>}
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

interface BearersPanelProps {
  form: AppFormState<CodeValues>
  suppliers: { value: string; label: string }[]
  /** It has served: who bears it stays. */
  isFrozen: boolean
}

/** Who bears a code, and on which of its wines it counts. */
function BearersPanel({ form, suppliers, isFrozen }: BearersPanelProps) {
  const { t } = useTranslation('codes')
  return (
    <Panel title={t('form.part.bearers')}>
      <Stack gap={16}>
        <MultiSelect
          label={t('form.suppliers')}
          description={t('form.suppliersHelp')}
          placeholder={form.values.suppliers.length === 0 ? t('form.suppliersPick') : ''}
          required
          disabled={isFrozen}
          data={suppliers}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('form.suppliersClear') }}
          hidePickedOptions
          nothingFoundMessage={t('form.noSupplier')}
          maxDropdownHeight={280}
          autoComplete="off"
          classNames={{ input: classes.bearers ?? '', inputField: classes.pick ?? '' }}
          {...form.getInputProps('suppliers')}
        />
        <ProductsField form={form} />
      </Stack>
    </Panel>
  )
}

/** Which groups may use a code, none chosen standing for all, and whether they read it. */
function CustomersPanel({ form }: { form: AppFormState<CodeValues> }) {
  const { t } = useTranslation('codes')
  const id = useId()
  const { groups } = form.values
  const toggle = (group: PromoCodeGroup) =>
    form.setFieldValue(
      'groups',
      GROUPS.filter((one) => groups.includes(one) !== (one === group)),
    )
  return (
    <Panel title={t('form.part.customers')}>
      <fieldset className={classes.groups} aria-label={t('form.groups')} aria-describedby={id}>
        <p id={id} className={classes.help}>
          {t('form.groupsHelp')}
        </p>
        {GROUPS.map((group) => (
          <Checkbox
            key={group}
            label={t(`enums:user_group.${group}`)}
            classNames={{ body: classes.check ?? '', label: classes.checkLabel ?? '' }}
            checked={groups.includes(group)}
            onChange={() => toggle(group)}
          />
        ))}
      </fieldset>
      <Switch
        mt={16}
        label={t('form.shown')}
        description={t('form.shownHelp')}
        {...form.getInputProps('shown', { type: 'checkbox' })}
      />
    </Panel>
  )
}
