import { Button } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { setCustomer } from '~/shared/cart/actions'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import classes from './SelfCustomer.module.css'
import { customerName } from './use-customer'

/** One click makes the signed-in person the customer of its cart (rulings, cart and session). */
export function SelfCustomer({ user }: { user: Me }) {
  const { t } = useTranslation('cart')
  const name = customerName(user)
  return (
    <Panel flush>
      <EmptyState
        icon={IconUserCheck}
        title={t('customer.selfTitle')}
        help={t('customer.selfHelp')}
        action={
          <Button
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
