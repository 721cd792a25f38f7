import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { DateField } from '~/shared/parts/DateField'

interface Props {
  /** What is numbered. */
  label: string
  /** The first day that it may have. */
  min?: string
  /** The properties of the field of a name. */
  fieldOf: (name: 'number' | 'issuedOn') => GetInputPropsReturnType
  issuedOn: string
}

/** The number and the day of a document that a supplier issued itself. */
export function NumberAndDay({ label, min, fieldOf, issuedOn }: Props) {
  const { t } = useTranslation('invoices')
  return (
    <>
      <TextInput label={label} required maxLength={35} data-autofocus {...fieldOf('number')} />
      <DateField
        withLabel
        label={t('column.issuedOn')}
        required
        {...(min ? { min } : {})}
        max={businessDay(Date.now())}
        {...fieldOf('issuedOn')}
        value={issuedOn}
      />
    </>
  )
}
