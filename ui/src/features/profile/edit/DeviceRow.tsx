import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '~/api/types'
import { deviceName } from '~/shared/format/device'
import { formatDate, formatDateTime } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { Chip } from '~/shared/parts/Chip'
import { IconTile } from '~/shared/parts/IconTile'
import { DeviceName } from '../DeviceName'
import classes from './DeviceRow.module.css'

interface Props {
  device: Device
  isEnding: boolean
  onEnd: () => void
}

/** A browser that is signed in: what it is, since when, and how to end that. */
export function DeviceRow({ device, isEnding, onEnd }: Props) {
  const { t } = useTranslation('profile')
  const id = useId()
  const Icon = deviceName(device.userAgent).isHandheld ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={classes.device}>
      <IconTile icon={Icon} size={20} className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.name} id={`${id}-name`}>
          <DeviceName userAgent={device.userAgent} />
        </p>
        <Hint data-figures>{t('sessions.used', { last: formatDateTime(device.lastUsedAt) })}</Hint>
        <Hint data-figures>{t('sessions.since', { since: formatDate(device.createdAt) })}</Hint>
      </div>
      {device.current ? (
        <Chip>{t('sessions.current')}</Chip>
      ) : (
        <Button
          id={`${id}-end`}
          variant="default"
          size="compact-md"
          className={classes.end ?? ''}
          aria-labelledby={`${id}-end ${id}-name`}
          loading={isEnding}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
