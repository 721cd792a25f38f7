import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { DeviceName } from '../DeviceName'
import { devicesQuery } from '../queries'
import classes from './DevicesPanel.module.css'
import { PanelLink } from './PanelLink'

/** How many are listed before "and so many others". */
const LISTED = 3

/** Where the person is signed in. */
export function DevicesPanel() {
  const { t } = useTranslation('profile')
  const asked = useQuery(devicesQuery)
  const devices = asked.data ?? []
  const more = devices.length - LISTED
  return (
    <QueryPanel
      title={t('sessions.title')}
      asked={asked}
      height={96}
      aside={
        <PanelLink section="sessions" label={t('editOf', { what: t('sessions.title') })}>
          {t('manage')}
        </PanelLink>
      }
    >
      <ul className={classes.devices}>
        {devices.slice(0, LISTED).map((device) => (
          <li key={device['@id']}>
            <span>
              <DeviceName userAgent={device.userAgent} />
            </span>
            <span className={classes.when}>
              {device.current ? t('sessions.current') : formatDateTime(device.lastUsedAt)}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Dim as="p" mt={10}>
          {t('sessions.others', { count: more })}
        </Dim>
      )}
    </QueryPanel>
  )
}
