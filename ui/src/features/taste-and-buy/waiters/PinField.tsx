import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'

/** Four to six digits; no browser keeps them. */
export function PinField(props: Omit<ComponentProps<typeof PasswordField>, 'label' | 'withChecklist'>) {
  const { t } = useTranslation('waiters')
  return <PasswordField label={t('pin.label')} inputMode="numeric" maxLength={6} autoComplete="off" {...props} />
}
