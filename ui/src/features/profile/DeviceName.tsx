import { useTranslation } from 'react-i18next'
import { deviceName } from '~/shared/format/device'

/** A browser as its person knows it: "Chrome sur Windows". */
export function DeviceName({ userAgent }: { userAgent: string }) {
  const { t } = useTranslation('profile')
  const { browser, system } = deviceName(userAgent)
  if (browser && system) return t('device.both', { browser, system })
  return browser ?? system ?? t('device.unknown')
}
