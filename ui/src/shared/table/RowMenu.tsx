import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import classes from './RowMenu.module.css'
import { useRowTabIndex } from './row-context'

interface Props {
  /** "Actions sur CMD-2026-000009" */
  label: string
  /** Menu.Items; only made when the menu opens, for rows must be quick to draw. */
  children: () => ReactNode
}

/** The button of a row's menu, and the menu. */
export function RowMenu({ label, children }: Props) {
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
        data-touch="square"
        tabIndex={useRowTabIndex()}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        <IconDots size={18} aria-hidden />
      </button>
      {isOpen && (
        <Menu opened onClose={close} position="bottom-end" shadow="md" width={220} returnFocus={false}>
          <Menu.Target>
            <span className={classes.anchor} />
          </Menu.Target>
          <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
            {children()}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  )
}
