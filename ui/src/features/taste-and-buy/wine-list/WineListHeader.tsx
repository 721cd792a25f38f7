import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { plural } from '~/shared/format/format'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { PageHeader } from '~/shared/parts/PageHeader'

const SettingsDialog = loadOnIntent(() => import('./SettingsDialog').then((part) => part.SettingsDialog))

/** What the list is called, how many wines it has, and what can be done with all of it. */
export function WineListHeader({ list }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  const [isOpen, setOpen] = useState(false)
  const tonight = list.entries.filter(({ availableTonight }) => availableTonight).length
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={[list.name, t('count', plural(list.entries.length)), t('tonight', plural(tonight))].join(' · ')}
        actions={
          <>
            <Button variant="default" {...SettingsDialog.intent} onClick={() => setOpen(true)}>
              {t('settings.open')}
            </Button>
            <Button
              variant="default"
              disabled={list.entries.length === 0}
              leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </>
        }
      />
      {isOpen && <SettingsDialog list={list} onClose={() => setOpen(false)} />}
    </>
  )
}
