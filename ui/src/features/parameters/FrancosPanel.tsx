import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './ParametersPage.module.css'
import { francosQuery } from './queries'

interface Props {
  /** An individual reads which shops there are, at amounts with tax. */
  ofShops: boolean
}

/** From when each supplier of a buyer ships for free, to be read, and the way to it. */
export function FrancosPanel({ ofShops }: Props) {
  const { t } = useTranslation('parameters')
  const { data, error, refetch } = useQuery(francosQuery)
  const suppliers = data?.['hydra:member']
  return (
    <Panel title={t(ofShops ? 'francos.shops' : 'francos.title')} flush>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !suppliers ? (
        <RowsSkeleton rows={4} />
      ) : suppliers.length === 0 ? (
        <EmptyState
          icon={IconTruckDelivery}
          title={t(ofShops ? 'francos.noShop' : 'francos.empty')}
          help={t(ofShops ? 'francos.noShopHelp' : 'francos.emptyHelp')}
        />
      ) : (
        <ul className={classes.francos}>
          {suppliers.map(({ id, company, freeShippingFromValue: value, freeShippingFromQuantity: bottles }) => (
            <li key={id} className={classes.row}>
              <span className={classes.main}>
                <PersonLink person={{ id, group: 'supplier' }}>{company}</PersonLink>
              </span>
              <Dim className={classes.number}>
                {value !== null
                  ? t(ofShops ? 'francos.shopValue' : 'francos.value', { amount: formatMoney(value) })
                  : bottles === null && t('francos.never')}
              </Dim>
              {bottles !== null && (
                <Dim className={classes.number}>
                  {value !== null && t('francos.or')}
                  {t('francos.bottles', plural(bottles))}
                </Dim>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
