import type { GetInputPropsReturnType } from '@mantine/form'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { SupplierValues } from './supplier-values'

type Money = GetInputPropsReturnType & { value: number | null; onChange: (cents: number | null) => void }

/** The form's props of a field that holds cents. */
export const moneyProps = (form: AppFormState<SupplierValues>, path: keyof SupplierValues & string) =>
  form.getInputProps(path) as Money
