import { Button } from '@mantine/core'
import { type Icon, IconMail, IconMasksTheater, IconPencil, IconPhone, IconShoppingBag } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { setCustomer } from '~/shared/cart/actions'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { cart } from '~/shared/cart/store'
import { personName } from '~/shared/format/person-name'
import { LinkButton } from '~/shared/parts/LinkButton'
import { startActing } from '~/shared/session/impersonation'
import { toast } from '~/shared/toasts/toast'
import { mayActFor } from '../user-rights'
import classes from './PersonActions.module.css'
import { editPathOf } from './person-screen'

/** What is done with a person most: call, write, change, order in its name. */
export function PersonActions({ person, viewer }: { person: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const editPath = editPathOf(person, viewer)

  function order() {
    const before = cart().content.customer
    setCustomer(person)
    toast.success(t('order.chosen', { name: personName(person) }))
    // With goods in the cart it is the addresses that come next; without, the goods.
    const hasLines = cart().content.lines.length > 0 && before !== person.id
    void navigate({ to: hasLines ? '/cart/customer' : '/products' })
  }

  return (
    <>
      {person.phone && (
        <Button component="a" href={`tel:${person.phone}`} variant="default" className={classes.quick}>
          <Sign of={IconPhone} label={t('action.call')} />
        </Button>
      )}
      <Button component="a" href={`mailto:${person.email}`} variant="default" className={classes.quick}>
        <Sign of={IconMail} label={t('action.write')} />
      </Button>
      {editPath && (
        <LinkButton to={editPath} variant="default" className={classes.quick}>
          <Sign of={IconPencil} label={t('action.edit')} />
        </LinkButton>
      )}
      {mayActFor(person, viewer) && <ActForButton person={person} />}
      {mayBeOrderedFor(person, viewer) && (
        <Button
          className={classes.order ?? ''}
          leftSection={<IconShoppingBag size={17} aria-hidden />}
          onClick={order}
          aria-label={t('action.order')}
        >
          <span data-wide-only>{t('action.order')}</span>
          <span className={classes.short}>{t('action.orderShort')}</span>
        </Button>
      )}
    </>
  )
}

/** Turns this tab to the person; the button stays while its page is fetched. */
function ActForButton({ person }: { person: Person }) {
  const { t } = useTranslation('people')
  const [isStarting, setIsStarting] = useState(false)

  async function start() {
    setIsStarting(true)
    await startActing(person.email).catch(() => setIsStarting(false)) // the client has said why
  }

  return (
    <Button variant="default" className={classes.quick} loading={isStarting} onClick={() => void start()}>
      <Sign of={IconMasksTheater} label={t('action.actFor')} />
    </Button>
  )
}

/** The word stays for those who listen where there is room for the sign alone. */
const Sign = ({ of: Shape, label }: { of: Icon; label: string }) => (
  <>
    <Shape size={17} stroke={1.8} aria-hidden />
    <span className={classes.word} data-heard>
      {label}
    </span>
  </>
)

/** Whether the viewer may order in a person's name: an active customer whose addresses the viewer may use (specification 6). */
const mayBeOrderedFor = ({ status, userGroup, addresses }: Person, viewer: Me) =>
  ordersForOthers(viewer.userGroup.code) &&
  ordersForItself(userGroup.code) &&
  status === 'valid' &&
  addresses.length > 0
