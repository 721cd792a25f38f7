import { Button } from '@mantine/core'
import { type Icon, IconMail, IconPencil, IconPhone, IconShoppingBag } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { setCustomer } from '~/shared/cart/actions'
import { cart } from '~/shared/cart/store'
import { personName } from '~/shared/format/person-name'
import { toast } from '~/shared/toasts/toast'
import { mayBeOrderedFor } from './may-order'
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
        <Button component={Link} to={editPath} variant="default" className={classes.quick}>
          <Sign of={IconPencil} label={t('action.edit')} />
        </Button>
      )}
      {mayBeOrderedFor(person, viewer) && (
        <Button leftSection={<IconShoppingBag size={17} aria-hidden />} onClick={order} aria-label={t('action.order')}>
          <span className={classes.long}>{t('action.order')}</span>
          <span className={classes.short}>{t('action.orderShort')}</span>
        </Button>
      )}
    </>
  )
}

/** The word stays for those who listen where there is room for the sign alone. */
function Sign({ of: Shape, label }: { of: Icon; label: string }) {
  return (
    <>
      <Shape size={17} stroke={1.8} aria-hidden />
      <span className={classes.word}>{label}</span>
    </>
  )
}
