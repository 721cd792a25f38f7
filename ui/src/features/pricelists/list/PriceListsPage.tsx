import { IconPlus, IconTags } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode, Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { canOpen } from '~/shared/access/route-access'
import { FramesPanel } from '~/shared/frames/FramesPanel'
import { ListScreen } from '~/shared/list/ListScreen'
import { useList } from '~/shared/list/use-list'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { useSession } from '~/shared/session/session'
import { usualHeights } from '~/shared/table/row-height'
import { priceListList } from './price-list-list'

/** Cards have a line more: how near the end is. */
const heights = { ...usualHeights, card: 92 }

/** The price lists that somebody may read; everything chosen here is in the URL. */
export function PriceListsPage() {
  const user = useSession((session) => session.user)
  return user && <Page user={user} />
}

function Page({ user }: { user: Me }) {
  const { t } = useTranslation('pricelists')
  const group = user.userGroup.code
  const lists = useList(useMemo(() => priceListList(t, group), [t, group]))
  return (
    <ListScreen
      on={lists}
      path="/products/mercuriale"
      title={t('title')}
      rowLabel={({ name }) => name}
      // Suppliers read theirs in their profile.
      figures={ordersForItself(group) && <FramesPanel mb={16} />}
      heights={heights}
      actions={
        canOpen('/products/mercuriale/create', group) && (
          <LinkButton leftSection={<IconPlus size={17} stroke={2} aria-hidden />} to="/products/mercuriale/create">
            {t('create.open')}
          </LinkButton>
        )
      }
      noResult={t('none.filtered')}
      empty={<NoLists group={group} />}
    />
  )
}

/** Nothing is agreed yet: what a mercuriale is, and the way on. */
function NoLists({ group }: { group: GroupCode }) {
  const { t } = useTranslation('pricelists')
  const writes = canOpen('/products/mercuriale/create', group)
  const reader = writes ? 'seller' : group === 'customer' ? 'individual' : 'buyer'
  return (
    <EmptyState
      icon={IconTags}
      title={t(`none.${reader}`)}
      help={t(`none.${reader}Help`)}
      action={
        <LinkButton variant="default" to={writes ? '/products/mercuriale/create' : '/products'}>
          {t(writes ? 'create.open' : 'none.catalogue')}
        </LinkButton>
      }
    />
  )
}
