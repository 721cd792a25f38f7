import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { isTotalAwaited } from '~/shared/cart/total'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { useObstacles } from '../blockers'
import { proposeQuotation, useCheckout } from '../checkout'
import classes from './QuotationInstead.module.css'

/** The other way to end a cart: a quotation, asked for by who buys, with the prices it wishes, proposed by who sells. */
export function QuotationInstead() {
  const { t } = useTranslation('cart')
  const queryClient = useQueryClient()
  const group = useSession((session) => session.user?.userGroup.code)
  const isOffered = useCart(({ quote, content }) => isNegotiable(quote?.customer?.userGroup.code, content.lines))
  const isAwaited = useCart(isTotalAwaited)
  const sending = useCheckout((checkout) => checkout.sending)
  const isBlocked = useObstacles().length > 0
  if (!group || !isOffered) return null
  const words = ordersForOthers(group) ? 'propose' : 'ask'

  async function propose() {
    if (await proposeQuotation()) await queryClient.invalidateQueries()
  }
  return (
    <Panel>
      <div className={classes.offer}>
        <div className={classes.words}>
          <h2 className={classes.title}>{t(`quotation.${words}.title`)}</h2>
          <p className={classes.help}>{t(`quotation.${words}.help`)}</p>
        </div>
        {words === 'ask' ? (
          <LinkButton
            to="/quotations/ask"
            variant="default"
            className={classes.send ?? ''}
            leftSection={<IconFileText size={18} stroke={1.7} aria-hidden />}
          >
            {t('quotation.ask.send')}
          </LinkButton>
        ) : (
          <Button
            variant="default"
            className={classes.send ?? ''}
            leftSection={<IconFileText size={18} stroke={1.7} aria-hidden />}
            disabled={isBlocked || isAwaited || sending === 'order'}
            loading={sending === 'quotation'}
            onClick={() => void propose()}
          >
            {t('quotation.propose.send')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

/** Quotations are for professionals, and store prices are the same for everybody (domain 4.3). */
const isNegotiable = (customer: string | undefined, lines: { store?: boolean }[]) =>
  customer !== undefined && customer !== 'customer' && lines.every(({ store }) => !store)
