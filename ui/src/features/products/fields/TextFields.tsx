import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { fieldsOfSection, SHEET_FIELDS } from '~/shared/product/sheet-fields'
import type { SheetValues } from '../sheet/values'
import { SheetSection } from './SheetSection'

/** What makes one want to order it. */
export function TextFields({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  return (
    <SheetSection section="texts">
      <Stack gap={16}>
        {fieldsOfSection('texts').map((field) => {
          const described = SHEET_FIELDS[field]
          const props = {
            label: t(`field.${field}`),
            description: t(`help.${field}`, { defaultValue: '' }),
            placeholder: t(`placeholder.${field}`, { defaultValue: '' }),
            ...form.getInputProps(field),
          }
          return 'rows' in described ? (
            <Textarea autosize={false} key={field} rows={described.rows} {...props} />
          ) : (
            <TextInput key={field} autoComplete="off" {...props} />
          )
        })}
      </Stack>
    </SheetSection>
  )
}
