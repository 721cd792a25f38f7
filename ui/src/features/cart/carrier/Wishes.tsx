import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setCustomerReference, setWishedDelivery } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { useCartSummary } from '~/shared/cart-summary'
import { businessDay } from '~/shared/format/business-day'
import { DateField } from '~/shared/parts/DateField'
import { useObstacles } from '../blockers'
import classes from './Wishes.module.css'

/** Characters an invoice has room for. */
const LONGEST = 35

/** What the customer asks beside the goods: its own reference on the papers, and a day. */
export function Wishes() {
  const { t } = useTranslation('cart')
  const { customerReference, wishedDeliveryOn } = useCart((state) => state.content)
  const isForOthers = useCartSummary(({ customer }) => customer !== null)
  const over = useObstacles().find(({ remedy }) => remedy === 'wish')
  return (
    <div id="wishes" className={classes.wishes}>
      <DateField
        withLabel
        label={t('wishes.day')}
        description={t('wishes.dayHelp')}
        min={businessDay(Date.now())}
        value={wishedDeliveryOn}
        onChange={(day) => setWishedDelivery(day ?? null)}
        error={over?.message}
      />
      <TextInput
        label={t(isForOthers ? 'wishes.referenceOfCustomer' : 'wishes.reference')}
        description={t('wishes.referenceHelp')}
        placeholder={t('wishes.referencePlaceholder')}
        maxLength={LONGEST}
        autoComplete="off"
        value={customerReference}
        onChange={(event) => setCustomerReference(event.currentTarget.value)}
      />
    </div>
  )
}
