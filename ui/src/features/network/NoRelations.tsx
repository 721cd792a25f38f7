import { Button } from '@mantine/core'
import { IconAffiliate, IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import type { NetworkSearch, Side } from './network-search'
import { isFiltered, noFilters } from './relations-list'

interface Props {
  side: Side
  viewer: Me
  search: NetworkSearch
  onChange: ChangeSearch<NetworkSearch>
  onInvite: () => void
}

/** Why a list is empty, and the one way on. */
export function NoRelations({ side, viewer, search, onChange, onInvite }: Props) {
  const { t } = useTranslation('network')
  if (isFiltered(search)) {
    return <NoResult help={t('empty.filtered')} onClear={() => onChange(noFilters)} />
  }
  const group = viewer.userGroup.code
  const reader = ordersForItself(group) ? 'buyer' : group
  return (
    <EmptyState
      icon={side === 'sent' ? IconMailForward : IconAffiliate}
      title={t(`empty.${side}`)}
      help={t(side === 'sent' ? 'empty.help.sent' : `empty.help.${reader}.${side}`)}
      action={
        <Button variant="default" leftSection={<IconUserPlus size={17} aria-hidden />} onClick={onInvite}>
          {t('invite.open')}
        </Button>
      }
    />
  )
}
