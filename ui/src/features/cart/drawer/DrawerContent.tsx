import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { resetCart } from '~/shared/cart/actions'
import { subTotalOf } from '~/shared/cart/amounts'
import { closeCartDrawer } from '~/shared/cart/drawer'
import { useCartGroups, useIsTaxIncluded } from '~/shared/cart/hooks'
import { cartPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { LinkButton } from '~/shared/parts/LinkButton'
import { useSession } from '~/shared/session/session'
import { Amount } from '../lines/Amount'
import { CartGroup } from '../lines/CartGroup'
import { LINES } from '../lines/use-line-focus'
import { SyncNote } from '../SyncNote'
import classes from './CartDrawer.module.css'

/** The lines of the cart in the drawer, with what they come to and the way to the order. */
export function DrawerContent() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  const total = useCart(subTotalOf)
  const isDirty = useCart((state) => state.isDirty)
  const isTaxIncluded = useIsTaxIncluded()
  const to = useCart(cartPath)
  const mayAsk = useSession(({ user }) => user !== null && canOpen('/quotations/ask', user.userGroup.code))
  return (
    <>
      <div className={classes.groups} {...{ [LINES]: true }}>
        {groups.map((group) => (
          <CartGroup key={`${group.supplier.id}-${group.store}`} group={group} isCompact />
        ))}
      </div>
      <div className={classes.foot}>
        <div className={classes.total}>
          <span>{t(isTaxIncluded ? 'totals.goodsTaxIncl' : 'totals.goods')}</span>
          <b>
            <Amount value={total} isConfirmed={!isDirty} serif />
          </b>
        </div>
        <LinkButton
          to={to}
          size="md"
          fullWidth
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={closeCartDrawer}
        >
          {t('order')}
        </LinkButton>
        {mayAsk && (
          <LinkButton to="/quotations/ask" variant="default" fullWidth onClick={closeCartDrawer}>
            {t('askQuotation')}
          </LinkButton>
        )}
        <div className={classes.aside}>
          <SyncNote />
          <Button variant="subtle" color="gray" onClick={resetCart} className={classes.reset ?? ''}>
            {t('reset')}
          </Button>
        </div>
      </div>
    </>
  )
}
