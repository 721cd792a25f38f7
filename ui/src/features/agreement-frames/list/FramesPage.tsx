import { IconUsersGroup } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { frameList } from './frame-list'

/** Every agreement frame with its members; everything chosen here is in the URL. */
export function FramesPage() {
  const { t } = useTranslation('frames')
  const frames = useList(useMemo(() => frameList(t), [t]))
  return (
    <ListScreen
      on={frames}
      path="/agreement-frames"
      title={t('title')}
      rowLabel={({ name }) => name}
      create={{ to: '/agreement-frames/create', label: t('action.create') }}
      noResult={t('empty.filtered')}
      empty={{ icon: IconUsersGroup, title: t('empty.title'), help: t('empty.help') }}
    />
  )
}
