import { Button } from '@mantine/core'
import { IconGlassFull } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { TasteTabs } from '../TasteTabs'
import { wineLists } from './wine-list'

/** What a wine list is for, and how it begins. */
export function WineListStart() {
  const { t } = useTranslation('winelist')
  const { run, isBusy } = useMove(useUpdates(wineLists))
  return (
    <Panel flush>
      <TasteTabs current="list" />
      <EmptyState
        icon={IconGlassFull}
        title={t('start.title')}
        help={t('start.help')}
        action={
          <Button loading={isBusy} onClick={() => void run(() => api.post('/wine_lists', {}))}>
            {t('start.make')}
          </Button>
        }
      />
    </Panel>
  )
}
