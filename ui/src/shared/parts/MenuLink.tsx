import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = MenuItemProps & Omit<ComponentProps<'a'>, keyof MenuItemProps>

/** An item of a menu that leads somewhere. */
export const MenuLink = createLink((props: Props) => <Menu.Item component="a" {...props} />)
