import { Button } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { setCustomer } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { personName } from '~/shared/format/person-name'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import classes from './SelfCustomer.module.css'

/** One click makes the signed-in person the customer of its cart (rulings, cart and session). */
export function SelfCustomer({ user }: { user: Me }) {
  const { t } = useTranslation('cart')
  const name = personName(user)
  // One filled button a view: an empty cart has another to press first.
  const isEmpty = useCart((state) => state.content.lines.length === 0)
  return (
    <Panel flush>
      <EmptyState
        icon={IconUserCheck}
        title={t('customer.selfTitle')}
        help={t('customer.selfHelp')}
        action={
          <Button
            variant={isEmpty ? 'default' : 'filled'}
            size="md"
            className={classes.choose ?? ''}
            classNames={{ label: classes.label ?? '' }}
            onClick={() => setCustomer(user)}
          >
            {t('customer.self', { name })}
          </Button>
        }
      />
    </Panel>
  )
}
