import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import stage from '~/shared/product/ProductStage.module.css'
import classes from './ProductPage.module.css'

/** The shape of a product's page while it is awaited. */
export function ProductSkeleton({ back }: { back: { to: string; label: string; search?: object } }) {
  const { t } = useTranslation('catalogue')
  return (
    <div role="status" aria-label={t('loading')}>
      <PageHeader title={t('detail.title')} subtitle={<Skeleton height={14} width={180} my={4} />} back={back} />
      <div className={classes.first}>
        <Skeleton className={stage.stage ?? ''} radius="lg" />
        <div className={classes.buy}>
          <Panel>
            <Skeleton height={36} width="55%" />
            <Skeleton height={14} width="70%" mt={16} />
            <Skeleton height={14} width="45%" mt={16} />
            <Skeleton height={44} mt={40} radius="md" />
          </Panel>
          <Panel>
            <Skeleton height={14} width="40%" />
            <Skeleton height={18} width="60%" mt={8} />
            <Skeleton height={14} mt={16} />
          </Panel>
        </div>
        <div className={classes.side}>
          <div className={classes.why}>
            <Panel>
              <Skeleton height={16} width="50%" />
              <Skeleton height={14} mt={16} />
              <Skeleton height={14} mt={12} />
            </Panel>
          </div>
          <div className={classes.facts}>
            <Panel>
              <Skeleton height={16} width="50%" />
              <Skeleton height={180} mt={16} />
            </Panel>
          </div>
        </div>
      </div>
    </div>
  )
}
