import type { GetInputPropsReturnType } from '@mantine/form'
import type { HundredthsProps } from './HundredthsField'

/** What the API writes in euros or percent, as fields hold it: in cents or basis points. */
export const toHundredths = (value: number | null | undefined) => (value == null ? null : Math.round(value * 100))

/** What a field holds, as the API takes it. */
export const fromHundredths = (value: number | null) => (value === null ? null : value / 100)

/** The same as a text, where the API's calls carry numbers as texts (specification 7): 1250 is "12.5". */
export const textOfHundredths = (value: number | null) => (value === null ? null : String(value / 100))

interface Form {
  getInputProps: (path: string) => GetInputPropsReturnType
}

/** The form's props of a MoneyField or a PercentField. */
export function hundredthsProps(form: Form, path: string): Pick<HundredthsProps, 'value' | 'onChange'> {
  const { value, onChange, ...rest } = form.getInputProps(path)
  return { ...rest, value, onChange }
}
