import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { LinkButton } from '~/shared/parts/LinkButton'
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
      actions={
        <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/agreement-frames/create">
          {t('action.create')}
        </LinkButton>
      }
      noResult={t('empty.filtered')}
      empty={
        <EmptyLink
          icon={IconUsersGroup}
          title={t('empty.title')}
          help={t('empty.help')}
          to="/agreement-frames/create"
          link={t('action.create')}
        />
      }
    />
  )
}
