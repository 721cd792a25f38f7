import { Select, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { AppForm } from '~/shared/forms/AppForm'
import { choiceWords, moneyWords } from '~/shared/forms/conflict/field-words'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { fromHundredths, hundredthsProps, toHundredths } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { Notice } from '~/shared/parts/Notice'
import { toast } from '~/shared/toasts/toast'
import { max } from '~/shared/validation/text-rules'
import { recordCalls } from './record-form'
import type { RecordKind } from './record-kind'

interface Props {
  kind: RecordKind
  /** Whose record it is. */
  id: number
  record: Parameters
  /** See AppForm. */
  part?: string
  /** Once it is saved: reads the person again. */
  onSaved: () => Promise<void>
}

interface Values extends Record<string, unknown> {
  legalForm: string
  /** Cents. */
  capital: number | null
  rcsCity: string
  outsideRcs: boolean
  vatRegime: string
  vatOnDebits: boolean
  electronicAddress: string
}

const REGIMES = ['normal', 'franchise', 'flat_rate'] as const

type Regime = (typeof REGIMES)[number]

const valuesOf = (record: Parameters): Values => ({
  legalForm: record.legalForm ?? '',
  capital: toHundredths(record.capital),
  rcsCity: record.rcsCity ?? '',
  outsideRcs: record.outsideRcs ?? false,
  vatRegime: record.vatRegime ?? 'normal',
  vatOnDebits: record.vatOnDebits ?? false,
  electronicAddress: record.electronicAddress ?? '',
})

const bodyOf = ({ capital, ...values }: Values) => ({ ...values, capital: fromHundredths(capital) })

/** How a supplier is registered, as its invoices say it: written by itself and by administrators. */
export default function RegistrationForm({ kind, id, record, part, onSaved }: Props) {
  const { t } = useTranslation('profile')
  const { read, save } = recordCalls(kind, id)
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    words: {
      legalForm: t('invoicing.legalForm'),
      capital: [t('invoicing.capital'), moneyWords],
      rcsCity: t('invoicing.rcsCity'),
      outsideRcs: t('invoicing.outsideRcs'),
      vatRegime: [t('invoicing.vatRegime'), choiceWords((regime: Regime) => t(`invoicing.regime.${regime}`))],
      vatOnDebits: t('invoicing.vatOnDebits'),
      electronicAddress: t('invoicing.electronicAddress'),
    },
    rules: { legalForm: max(60), rcsCity: max(60) },
    save: async (begun, values) => {
      const kept = await save(begun, bodyOf(values), bodyOf(valuesOf(begun)))
      await onSaved()
      return kept
    },
    saved: (kept) => kept,
    onSent: () => toast.success(t('invoicing.saved')),
  })
  const outside = form.values.outsideRcs
  return (
    <AppForm form={form} label={t('section.invoicing')} {...(part ? { part } : {})}>
      <div className={classes.fields}>
        <TextInput
          id="legalForm"
          label={t('invoicing.legalForm')}
          description={t('invoicing.legalFormHelp')}
          {...form.getInputProps('legalForm')}
        />
        <Switch
          label={t('invoicing.outsideRcs')}
          description={t('invoicing.outsideRcsHelp')}
          {...form.getInputProps('outsideRcs', { type: 'checkbox' })}
        />
        <MoneyField
          id="capital"
          label={t('invoicing.capital')}
          description={t(outside ? 'invoicing.capitalHelp' : 'invoicing.capitalAsked')}
          {...hundredthsProps(form, 'capital')}
        />
        <TextInput
          id="rcsCity"
          label={t('invoicing.rcsCity')}
          description={t(outside ? 'invoicing.rcsCityHelp' : 'invoicing.rcsCityAsked')}
          {...form.getInputProps('rcsCity')}
        />
        <TextInput
          id="electronicAddress"
          label={t('invoicing.electronicAddress')}
          description={t('invoicing.electronicAddressHelp')}
          autoComplete="off"
          {...form.getInputProps('electronicAddress')}
        />
        <Select
          id="vatRegime"
          label={t('invoicing.vatRegime')}
          allowDeselect={false}
          data={REGIMES.map((value) => ({ value, label: t(`invoicing.regime.${value}`) }))}
          {...form.getInputProps('vatRegime')}
        />
        <Switch
          label={t('invoicing.vatOnDebits')}
          description={t('invoicing.vatOnDebitsHelp')}
          {...form.getInputProps('vatOnDebits', { type: 'checkbox' })}
        />
      </div>
      {form.values.vatRegime !== 'normal' && <Notice tone="attention">{t('invoicing.regimeElsewhere')}</Notice>}
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}
