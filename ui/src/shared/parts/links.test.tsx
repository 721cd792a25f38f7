import { Menu } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '~/testing/render-part'
import { LinkButton } from './LinkButton'
import { MenuLink } from './MenuLink'
import { TextLink } from './TextLink'

it('is a link by its kind, whatever it looks like', async () => {
  await renderPart(
    <>
      <LinkButton to="/orders/$orderId" params={{ orderId: '9' }} search={{ paper: 'picking' }} variant="default">
        Imprimer
      </LinkButton>
      <TextLink to="/orders">Commandes</TextLink>
      <Menu opened>
        <Menu.Dropdown>
          <MenuLink to="/profile">Profil</MenuLink>
        </Menu.Dropdown>
      </Menu>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Imprimer' })).toHaveAttribute('href', '/orders/9?paper=picking')
  expect(screen.getByRole('link', { name: 'Commandes' })).toHaveAttribute('href', '/orders')
  expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '/profile')
})
