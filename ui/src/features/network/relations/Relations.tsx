import { Button } from '@mantine/core'
import { IconAffiliate, IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { ListRows } from '~/shared/list/ListRows'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { NoResult } from '~/shared/parts/NoResult'
import type { Side } from '../network-search'
import { nameOf } from './relation'
import type { Asked } from './relation-actions'
import { relationsList } from './relations-list'

interface Props {
  side: Side
  viewer: Me
  onAsk: (asked: Asked) => void
  onInvite: () => void
}

/** Everybody on one side of a network. */
export function Relations({ side, viewer, onAsk, onInvite }: Props) {
  const { t } = useTranslation('network')
  const relations = useList(useMemo(() => relationsList(t, side, viewer, onAsk), [t, side, viewer, onAsk]))
  const empty = relations.isFiltered ? (
    <NoResult help={t('empty.filtered')} onClear={() => relations.clear()} />
  ) : (
    <NoRelations side={side} viewer={viewer} onInvite={onInvite} />
  )
  return <ListRows on={relations} label={t(`side.${side}`)} rowLabel={nameOf} empty={empty} />
}

/** Why a list is empty, and the one way on. */
function NoRelations({ side, viewer, onInvite }: Omit<Props, 'onAsk'>) {
  const { t } = useTranslation('network')
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
