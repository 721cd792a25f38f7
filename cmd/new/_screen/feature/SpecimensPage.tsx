import { IconNotes, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { useSession } from '~/shared/session/session'
import { specimenList } from './specimen-list'

/** Every specimen that its reader may see; what is chosen here is in the URL. */
export function SpecimensPage() {
  const { t } = useTranslation('specimens')
  const group = useSession(({ user }) => user?.userGroup.code)
  const specimens = useList(useMemo(() => specimenList(t), [t]))
  return (
    <ListScreen
      on={specimens}
      path="/specimens"
      title={t('title')}
      rowLabel={({ name }) => name}
      actions={
        group &&
        canOpen('/specimens/create', group) && (
          <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/specimens/create">
            {t('create.open')}
          </LinkButton>
        )
      }
      empty={<EmptyState icon={IconNotes} title={t('empty')} />}
    />
  )
}
