import { useTranslation } from 'react-i18next'
import type { CarrierOffer } from '~/api/quote'
import { CarrierPrice } from './CarrierPrice'
import classes from './OfferGroups.module.css'

/** The parcels of a delivery: one from the shared warehouse, one from each supplier's own. */
export function OfferGroups({ groups }: { groups: CarrierOffer['groups'] }) {
  const { t } = useTranslation('cart')
  return (
    <dl className={classes.groups}>
      {groups.map(({ warehouse, supplier, priceTaxExcl }) => (
        <div key={supplier?.id ?? warehouse} className={classes.group}>
          <dt>
            {supplier ? t('carrier.fromSupplier', { supplier: supplier.company }) : t('enums:region_type.dartess')}
          </dt>
          <dd>
            <CarrierPrice price={priceTaxExcl} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
