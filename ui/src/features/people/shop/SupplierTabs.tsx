import { IconBuildingStore, IconId } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { ListTabs } from '~/shared/parts/ListTabs'
import { SUPPLIER_TABS, type SupplierTab } from './supplier-tab'

const icons = { shop: IconBuildingStore, card: IconId }

/** A supplier's shop, and what else there is to know of it. */
export function SupplierTabs({ shown }: { shown: SupplierTab }) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  return (
    <Stack mb={16}>
      <ListTabs
        label={t('tab.label')}
        current={shown}
        tabs={SUPPLIER_TABS.map((key) => {
          const Icon = icons[key]
          return { key, label: t(`tab.${key}`), icon: <Icon size={17} stroke={1.7} aria-hidden /> }
        })}
        onTab={(tab) => void navigate({ to: '.', search: { tab }, replace: true, resetScroll: false })}
      />
    </Stack>
  )
}
