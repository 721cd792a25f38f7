import { IconTags } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { canOpen } from '~/shared/access/route-access'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'

/** Nothing is agreed yet: what a mercuriale is, and the way on. */
export function NoLists({ group }: { group: GroupCode }) {
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
