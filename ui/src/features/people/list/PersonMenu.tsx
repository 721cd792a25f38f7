import { Menu } from '@mantine/core'
import { IconArrowRight, IconMail, IconPencil, IconPhone, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Me, PersonCard } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import { MenuLink } from '~/shared/parts/MenuLink'
import { RowMenu } from '~/shared/table/RowMenu'
import { editPathOf, ordersOf, pageOf } from '../record/person-screen'

interface Props {
  person: PersonCard
  viewer: Me
}

/** What can be done with one person of the list. */
export function PersonMenu({ person, viewer }: Props) {
  const { t } = useTranslation('people')
  return (
    <RowMenu label={t('row.menu', { name: personName(person) })}>
      {() => <Items person={person} viewer={viewer} />}
    </RowMenu>
  )
}

function Items({ person, viewer }: Props) {
  const { t } = useTranslation('people')
  const edit = editPathOf(person, viewer)
  const orders = ordersOf(person)
  return (
    <>
      <MenuLink to={pageOf(person, viewer)} leftSection={<IconArrowRight size={16} aria-hidden />}>
        {t('row.open')}
      </MenuLink>
      {edit && (
        <MenuLink to={edit} leftSection={<IconPencil size={16} aria-hidden />}>
          {t('action.edit')}
        </MenuLink>
      )}
      {orders && (
        <MenuLink to="/orders" search={orders} leftSection={<IconReceipt size={16} aria-hidden />}>
          {t('row.orders')}
        </MenuLink>
      )}
      {person.phone && (
        <Menu.Item component="a" href={`tel:${person.phone}`} leftSection={<IconPhone size={16} aria-hidden />}>
          {t('action.call')}
        </Menu.Item>
      )}
      <Menu.Item component="a" href={`mailto:${person.email}`} leftSection={<IconMail size={16} aria-hidden />}>
        {t('action.write')}
      </Menu.Item>
    </>
  )
}
