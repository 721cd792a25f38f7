import { Button } from '@mantine/core'
import { IconBuildingStore, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { setCustomer } from '~/shared/cart/actions'
import { customerChoice } from '~/shared/cart/own-customer'
import { useCart } from '~/shared/cart/store'
import { personName } from '~/shared/format/person-name'
import { EmptyState } from '~/shared/parts/EmptyState'
import { IconTile } from '~/shared/parts/IconTile'
import { Panel } from '~/shared/parts/Panel'
import { PersonLink } from '~/shared/parts/PersonLink'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { StepHeading } from '../steps/StepHeading'
import { CustomerAddresses } from './CustomerAddresses'
import classes from './CustomerPage.module.css'
import { CustomerSearch } from './CustomerSearch'
import { type Customer, useCustomer } from './use-customer'

/** Step 1: who orders, who is billed, where it goes. */
export function CustomerPage() {
  const chosen = useCart((state) => state.content.customer)
  return (
    <div className={classes.page}>
      <StepHeading step="customer" on={String(chosen)} />
      {chosen === null ? <Question /> : <Answer />}
    </div>
  )
}

/** Whom the order is for; sellers choose among customers, the others confirm themselves. */
function Question() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return customerChoice(user.userGroup.code) === 'list' ? <CustomerSearch /> : <SelfCustomer user={user} />
}

function Answer() {
  const group = useSession((session) => session.user?.userGroup.code)
  const customer = useCustomer()
  if (!customer)
    return (
      <>
        <BlockSkeleton height={74} />
        <BlockSkeleton height={74} />
      </>
    )
  return (
    <>
      <ChosenCustomer customer={customer} canChange={group !== undefined && customerChoice(group) === 'list'} />
      <CustomerAddresses customer={customer} />
    </>
  )
}

/** Whom the order is for. */
function ChosenCustomer({ customer, canChange }: { customer: Customer; canChange: boolean }) {
  const { t } = useTranslation('cart')
  const person = `${customer.firstName} ${customer.lastName}`.trim()
  const facts = [t(`enums:user_group.${customer.userGroup.code}`), customer.company ? person : '', customer.email]
  return (
    <section className={classes.customer} aria-label={t('customer.chosen')}>
      <IconTile icon={IconBuildingStore} size={22} className={classes.icon} />
      <div className={classes.words}>
        <b className={classes.name}>
          <PersonLink person={{ id: customer.id, group: customer.userGroup.code }}>{personName(customer)}</PersonLink>
        </b>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {canChange && (
        <Button variant="default" className={classes.change ?? ''} onClick={() => setCustomer(null)}>
          {t('customer.change')}
        </Button>
      )}
    </section>
  )
}

/** One click makes the signed-in person the customer of its cart (rulings, cart and session). */
function SelfCustomer({ user }: { user: Me }) {
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
