import { IconAlertTriangle, IconBan, IconCircleOff, IconPackages, IconTruckDelivery } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Product } from './product'
import classes from './StockTag.module.css'
import { type Availability, availabilityOf, dayMonth } from './stock'

const icons = {
  desactivated: IconBan,
  rupture: IconCircleOff,
  low: IconAlertTriangle,
  mixable: IconPackages,
  arrival: IconTruckDelivery,
  awaited: IconTruckDelivery,
}

/** What stands between a product and its delivery, or that its cartons may be mixed; nothing for plain stock. */
export function StockTag({ product }: { product: Product }) {
  const words = useAvailability(product)
  const availability = availabilityOf(product)
  if (!availability || !words) return null
  const Icon = icons[availability.kind]
  return (
    <span className={classes.tag} data-kind={availability.kind}>
      <Icon size={13} stroke={2} aria-hidden />
      {words}
    </span>
  )
}

/** The availability in words: Rupture, Stock faible, Arrivage 02/12, Panachable; null for plain stock. */
export function useAvailability(product: Product): string | null {
  const { t } = useTranslation('catalogue')
  const availability: Availability = availabilityOf(product)
  if (!availability) return null
  return availability.kind === 'arrival'
    ? t('stock.arrival', { date: dayMonth(availability.date) })
    : t(`stock.${availability.kind}`)
}
