import { useTranslation } from 'react-i18next'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { TermsValues } from './terms-values'

/** What an agent may grant and what it earns. */
export function AgentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
  const { t } = useTranslation('terms')
  return (
    <>
      <PercentField label={t('margin')} description={t('marginHelp')} {...hundredthsProps(form, 'margin')} />
      <PercentField label={t('fee')} description={t('feeHelp')} {...hundredthsProps(form, 'fee')} />
    </>
  )
}
