import { Menu } from '@mantine/core'
import { IconArrowRight, IconDots, IconMail, IconPencil, IconPhone, IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, PersonCard } from '~/api/types'
import { personName } from '~/shared/format/person-name'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from './PersonMenu.module.css'
import { editPathOf, ordersOf, pageOf } from './person-screen'

interface Props {
  person: PersonCard
  viewer: Me
}

/** The button of a person's menu; the menu itself is only made when it opens, for rows must be quick to draw. */
export function PersonMenu({ person, viewer }: Props) {
  const { t } = useTranslation('people')
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <span className={classes.place}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        tabIndex={useRowTabIndex()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t('row.menu', { name: personName(person) })}
        onClick={() => setIsOpen(true)}
      >
        <IconDots size={18} aria-hidden />
      </button>
      {isOpen && <OpenMenu person={person} viewer={viewer} onClose={close} />}
    </span>
  )
}

/** What can be done with one person of the list. */
function OpenMenu({ person, viewer, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('people')
  const edit = editPathOf(person, viewer)
  const orders = ordersOf(person)
  return (
    <Menu opened onClose={onClose} position="bottom-end" shadow="md" width={220} returnFocus={false}>
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('row.menu', { name: personName(person) })} aria-labelledby={undefined}>
        <Menu.Item component={Link} to={pageOf(person, viewer)} leftSection={<IconArrowRight size={16} aria-hidden />}>
          {t('row.open')}
        </Menu.Item>
        {edit && (
          <Menu.Item component={Link} to={edit} leftSection={<IconPencil size={16} aria-hidden />}>
            {t('action.edit')}
          </Menu.Item>
        )}
        {orders && (
          <Menu.Item
            renderRoot={(props) => <Link {...props} to="/orders" search={orders} />}
            leftSection={<IconReceipt size={16} aria-hidden />}
          >
            {t('row.orders')}
          </Menu.Item>
        )}
        {person.phone && (
          <Menu.Item component="a" href={`tel:${person.phone}`} leftSection={<IconPhone size={16} aria-hidden />}>
            {t('action.call')}
          </Menu.Item>
        )}
        <Menu.Item component="a" href={`mailto:${person.email}`} leftSection={<IconMail size={16} aria-hidden />}>
          {t('action.write')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
