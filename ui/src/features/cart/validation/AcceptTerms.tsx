import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acceptTerms } from '~/shared/cart/actions'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { useSession } from '~/shared/session/session'
import classes from './AcceptTerms.module.css'

/** One box for every supplier's general terms; a seller states it for the customer. */
export function AcceptTerms() {
  const { t } = useTranslation('cart')
  const isAccepted = useCart(({ content }) => content.cgAccepted)
  const group = useSession((session) => session.user?.userGroup.code)
  const isForOthers = group !== undefined && ordersForOthers(group)
  return (
    <div id="terms" className={classes.accept} data-accepted={isAccepted || undefined}>
      <Checkbox
        size="md"
        classNames={{ body: classes.body ?? '', labelWrapper: classes.words ?? '' }}
        checked={isAccepted}
        onChange={(event) => acceptTerms(event.currentTarget.checked)}
        label={t(isForOthers ? 'terms.acceptForOthers' : 'terms.accept')}
      />
    </div>
  )
}
