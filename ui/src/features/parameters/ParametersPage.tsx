import { IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { mayCall } from '~/shared/access/permissions'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { CarriersPanel } from './CarriersPanel'
import { DeliveryPanel } from './DeliveryPanel'
import { FrancosPanel } from './FrancosPanel'
import { GridsPanel } from './GridsPanel'
import classes from './ParametersPage.module.css'
import { Preview } from './Preview'

/** What delivery costs: suppliers and administrators set it, buyers read their suppliers' francos. */
export function ParametersPage() {
  const { t } = useTranslation('parameters')
  const user = useSession((session) => session.user)
  if (!user) return null
  const group = user.userGroup.code
  const sets = mayCall('shipping_fees.post', user)
  const buys = !sets && group !== 'commercial_agent' && mayCall('product_suppliers.list', user)
  return (
    <>
      <PageHeader title={t('title')} subtitle={sets || buys ? t(`intro.${sets ? 'sets' : 'buys'}`) : undefined} />
      <Stack gap={16} className={classes.page}>
        {sets && !isAdmin(group) && <DeliveryPanel id={user.id} />}
        {sets && <GridsPanel isAdmin={isAdmin(group)} />}
        {sets && isAdmin(group) && (
          <>
            <CarriersPanel />
            <Panel title={t('preview.title')}>
              <Preview warehouse="dartess" />
            </Panel>
          </>
        )}
        {buys && <FrancosPanel ofShops={group === 'customer'} />}
        {!sets && !buys && (
          <Panel>
            <EmptyState icon={IconTruckDelivery} title={t('empty.title')} help={t('empty.help')} />
          </Panel>
        )}
      </Stack>
    </>
  )
}
