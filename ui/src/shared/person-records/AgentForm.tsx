import { Button, MultiSelect, Switch, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { AppForm } from '~/shared/forms/AppForm'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { Row } from '~/shared/layout/Row'
import { siren } from '~/shared/validation/business-rules'
import { max } from '~/shared/validation/text-rules'
import { withoutSpaces } from '~/shared/validation/without-spaces'
import own from './AgentForm.module.css'
import { DEPARTMENTS } from './departments'
import { PictureFields } from './PictureFields'
import type { RecordFormProps } from './record-form'

interface Values extends Record<string, unknown> {
  base64ContentLogo: string | null
  base64ContentPhoto: string | null
  rsac: string
  siren: string
  vatRegistered: boolean
  sector: string[]
  /** Empty keeps the one there is. */
  iban: string
}

const bodyOf = ({ iban, ...values }: Values) => ({
  ...values,
  base64ContentLogo: values.base64ContentLogo ?? '',
  base64ContentPhoto: values.base64ContentPhoto ?? '',
  siren: withoutSpaces(values.siren),
  sector: values.sector.toSorted(),
  ...(iban.trim() === '' ? {} : { iban }),
})

const valuesOf = (record: Parameters): Values => ({
  base64ContentLogo: record.base64ContentLogo || null,
  base64ContentPhoto: record.base64ContentPhoto || null,
  rsac: record.rsac ?? '',
  siren: record.siren ?? '',
  vatRegistered: record.vatRegistered ?? false,
  sector: record.sector ?? [],
  iban: '',
})

/** The record of a commercial agent (domain 8.4). */
export default function AgentForm({ record, label, part, read, save, onSent }: RecordFormProps) {
  const { t } = useTranslation('record')
  const [turn, setTurn] = useState(0)
  const form = useSharedForm({
    thing: record,
    read,
    valuesOf,
    words: () => import('./record-words').then((fields) => fields.agentWords(t)),
    rules: { rsac: max(60), siren },
    save: (begun, values) => save(begun, bodyOf(values), bodyOf(valuesOf(begun))),
    saved: (kept) => kept,
    onSent: (_, values) => {
      form.setFieldValue('iban', '')
      form.resetDirty({ ...values, iban: '' })
      setTurn((count) => count + 1)
      onSent()
    },
  })
  return (
    <AppForm form={form} label={label} part={part}>
      <PictureFields form={form} />
      <FieldGroup title={t('agency.title')}>
        <div className={classes.fields}>
          <TextInput label={t('agency.rsac')} description={t('agency.rsacHelp')} {...form.getInputProps('rsac')} />
          <TextInput
            label={t('agency.siren')}
            description={t('agency.sirenHelp')}
            inputMode="numeric"
            {...form.getInputProps('siren')}
          />
          <Switch
            className={classes.whole ?? ''}
            label={t('agency.vat')}
            description={t('agency.vatHelp')}
            {...form.getInputProps('vatRegistered', { type: 'checkbox' })}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={t('agency.sector')} help={t('agency.sectorHelp')}>
        <MultiSelect
          aria-label={t('agency.sector')}
          placeholder={t('agency.sectorFind')}
          data={DEPARTMENTS}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('agency.sectorClear') }}
          hidePickedOptions
          nothingFoundMessage={t('agency.noDepartment')}
          maxDropdownHeight={280}
          classNames={{ input: own.sector ?? '' }}
          {...form.getInputProps('sector')}
        />
      </FieldGroup>
      <FieldGroup title={t('agency.iban')} help={t('agency.ibanHelp')}>
        <IbanField key={turn} form={form} ending={record.ibanEnding ?? ''} />
      </FieldGroup>
      <FormFoot submit={t('save')} />
    </AppForm>
  )
}

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
  /** The last four characters of the one there is; the rest is never shown again. */
  ending: string
}

/** A bank account that is written and not read: its ending says which one is kept. */
function IbanField({ form, ending }: Props) {
  const { t } = useTranslation('record')
  const [isOpen, setOpen] = useState(ending === '')
  if (!isOpen) {
    return (
      <Row as="p" gap="8px 16px" wrap>
        <span className={classes.ibanNumber}>{t('agency.ibanEnding', { ending })}</span>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('agency.ibanReplace')}
        </Button>
      </Row>
    )
  }
  return (
    <TextInput
      className={classes.field ?? ''}
      label={t('agency.ibanNew')}
      description={ending ? t('agency.ibanKept', { ending }) : undefined}
      autoComplete="off"
      autoFocus={ending !== ''}
      spellCheck={false}
      autoCapitalize="characters"
      {...form.getInputProps('iban')}
    />
  )
}
