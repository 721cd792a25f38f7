import { Button, Menu, type MenuItemProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import classes from './MoreMenu.module.css'

/** Behind three dots: what can be done with a thing besides. */
export const MoreMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu position="bottom-end" shadow="md" width={250}>
    <Menu.Target>
      <Button variant="default" aria-label={label}>
        <IconDots size={18} aria-hidden />
      </Button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)

/** What cannot be taken back: deletes it, calls it off. */
export const HarmItem = (props: MenuItemProps & Omit<ComponentProps<'button'>, keyof MenuItemProps>) => (
  <Menu.Item {...props} className={classes.harm ?? ''} />
)
