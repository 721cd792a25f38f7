import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '~/api/types'
import { api } from '~/shared/api/client'
import { Confirm } from '~/shared/parts/Confirm'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { QueryPanel } from '~/shared/parts/QueryPanel'
import { toast } from '~/shared/toasts/toast'
import { devicesQuery, useMe } from '../queries'
import { DeviceRow } from './DeviceRow'
import classes from './DevicesSection.module.css'
import texts from './sections.module.css'

/** Where the person is signed in, and how to end that elsewhere. */
export default function DevicesSection() {
  const { t } = useTranslation('profile')
  const me = useMe()
  if (me.impersonator) {
    return (
      <Panel title={t('sessions.title')}>
        <Notice tone="info">{t('impersonated.sessions')}</Notice>
      </Panel>
    )
  }
  return <Devices />
}

function Devices() {
  const { t } = useTranslation('profile')
  const queryClient = useQueryClient()
  const asked = useQuery(devicesQuery)
  const [isAsking, setAsking] = useState(false)
  const [ending, setEnding] = useState<string[]>([])
  const others = (asked.data ?? []).filter(({ current }) => !current)

  async function end(devices: Device[]) {
    setEnding(devices.map((device) => device['@id']))
    try {
      for (const device of devices) await api.delete('/sessions/{id}', { path: { id: device.id } })
      toast.success(t('sessions.ended', { count: devices.length }))
    } catch {
      // The client has told why; the list says what is left.
    }
    await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    setEnding([])
    setAsking(false)
  }

  return (
    <QueryPanel title={t('sessions.title')} asked={asked} height={160}>
      <p className={texts.intro}>{t('sessions.intro')}</p>
      <ul>
        {asked.data?.map((device) => (
          <DeviceRow
            key={device['@id']}
            device={device}
            isEnding={ending.includes(device['@id'])}
            onEnd={() => void end([device])}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className={classes.foot}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      <Confirm
        opened={isAsking}
        title={t('sessions.endTitle', { count: others.length })}
        confirm={t('sessions.endOthers')}
        loading={ending.length > 0}
        onConfirm={() => void end(others)}
        onClose={() => setAsking(false)}
      >
        {t('sessions.endHelp')}
      </Confirm>
    </QueryPanel>
  )
}
