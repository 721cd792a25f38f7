import { NumberInput } from '@mantine/core'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { currentLocale } from '~/shared/locale/locale'
import type { SheetValues } from '../sheet/values'

interface Props {
  form: AppFormState<SheetValues>
  path: string
  label: string
  /** Behind the number: cl, %, g. */
  unit?: string
  decimals?: number
  description?: string
  required?: boolean
  placeholder?: string
  disabled?: boolean
}

/** A number of the sheet, with its unit, written as its language writes it. */
export function NumberField({ form, path, unit, decimals = 0, ...others }: Props) {
  return (
    <NumberInput
      hideControls
      allowNegative={false}
      decimalScale={decimals}
      allowDecimal={decimals > 0}
      allowedDecimalSeparators={[',', '.']}
      decimalSeparator={currentLocale() === 'fr' ? ',' : '.'}
      suffix={unit ? `\u00A0${unit}` : ''}
      autoComplete="off"
      {...others}
      {...form.getInputProps(path)}
    />
  )
}
