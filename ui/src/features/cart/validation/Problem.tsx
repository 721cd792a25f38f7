import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCheckout } from '../checkout'

/** Why the order could not be placed; everything entered is still there, and trying again is safe. */
export function Problem() {
  const { t } = useTranslation('cart')
  const problem = useCheckout((checkout) => checkout.problem)
  if (!problem) return null
  return (
    <Alert
      role="alert"
      color="danger.6"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('problem.title')}
    >
      {problem.kind === 'server' && !problem.message.startsWith('HTTP') ? problem.message : t('problem.network')}{' '}
      {t('problem.safe')}
    </Alert>
  )
}
