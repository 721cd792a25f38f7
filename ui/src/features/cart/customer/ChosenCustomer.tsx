import { Button } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { setCustomer } from '~/shared/cart/actions'
import { personName } from '~/shared/format/person-name'
import { IconTile } from '~/shared/parts/IconTile'
import { PersonLink } from '~/shared/parts/PersonLink'
import classes from './ChosenCustomer.module.css'
import type { Customer } from './use-customer'

/** Whom the order is for. */
export function ChosenCustomer({ customer, canChange }: { customer: Customer; canChange: boolean }) {
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
