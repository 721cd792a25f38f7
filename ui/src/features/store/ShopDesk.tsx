import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { ListTabs } from '~/shared/parts/ListTabs'
import { Panel } from '~/shared/parts/Panel'
import { FieldsSkeleton } from '~/shared/parts/Skeletons'
import { type Shop, shownIn } from '~/shared/shop/shop'
import { Checklist } from './Checklist'
import { HistorySection } from './HistorySection'
import { ShopHeader } from './ShopHeader'
import { SECTIONS, type Section } from './sections'

/** A section is fetched when it is opened. */
const contents: Record<Section, ComponentType<{ shop: Shop }>> = {
  window: lazy(() => import('./sections/WindowSection')),
  products: lazy(() => import('./products/ProductsSection')),
  legal: lazy(() => import('./sections/LegalSection')),
  delivery: lazy(() => import('./sections/DeliverySection')),
  preview: lazy(() => import('./sections/PreviewSection')),
  history: HistorySection,
}

/** A shop as its supplier keeps it: where it stands, what it lacks, and its parts one at a time, each saved by itself. */
export function ShopDesk({ shop, section }: { shop: Shop; section: Section }) {
  const { t } = useTranslation('store')
  const navigate = useNavigate()
  const Content = contents[section]
  return (
    <>
      <ShopHeader shop={shop} />
      <Stack gap={16}>
        {shop.missing.length > 0 && <Checklist shop={shop} />}
        <ListTabs
          label={t('section.label')}
          current={section}
          tabs={SECTIONS.map((key) => ({
            key,
            label: t(`section.${key}`),
            count: key === 'products' ? shownIn(shop) : undefined,
            isApart: key === 'preview',
          }))}
          onTab={(next) => void navigate({ to: '/store', search: { section: next }, resetScroll: false })}
        />
        <Suspense
          key={section}
          fallback={
            <Panel>
              <FieldsSkeleton />
            </Panel>
          }
        >
          <Content shop={shop} />
        </Suspense>
      </Stack>
    </>
  )
}
