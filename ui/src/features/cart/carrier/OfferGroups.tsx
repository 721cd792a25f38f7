import { useTranslation } from 'react-i18next'
import type { CarrierOffer } from '~/api/quote'
import { CarrierPrice } from './CarrierPrice'
import classes from './OfferGroups.module.css'

interface Props {
  offer: CarrierOffer
  /** Parcels are priced excl. tax: next to a price with tax, only those that are free are told. */
  isTaxIncluded: boolean
}

/** The parcels of a delivery, one from the shared warehouse and one from each supplier's own: when, at what price. */
export function OfferGroups({ offer: { groups, delay }, isTaxIncluded }: Props) {
  const { t } = useTranslation('cart')
  return (
    <dl className={classes.groups}>
      {groups.map(({ warehouse, supplier, priceTaxExcl }) => (
        <div key={supplier?.id ?? warehouse} className={classes.group}>
          <dt>
            {supplier ? `${t('enums:region_type.hors-dartess')} · ${supplier.company}` : t('enums:region_type.dartess')}
          </dt>
          <dd>
            <span className={classes.delay}>{delay}</span>
            {(priceTaxExcl === 0 || !isTaxIncluded) && <CarrierPrice price={priceTaxExcl} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
