import type { PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'

/** Four to six digits; no browser keeps them. */
export function PinField(props: Pick<PasswordInputProps, 'required' | 'description' | 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation('waiters')
  return <PasswordField label={t('pin.label')} inputMode="numeric" maxLength={6} autoComplete="off" {...props} />
}
