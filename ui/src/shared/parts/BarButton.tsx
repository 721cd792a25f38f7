import { Button, type ButtonProps } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { join } from '~/shared/layout/props'
import classes from './BarButton.module.css'

interface Props extends ButtonProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps | 'children'> {
  icon: Icon
  /** The word; a telephone shows the sign alone. */
  children: ReactNode
  /** What stands behind the word on every screen. */
  count?: ReactNode
}

/** A button of the bar above a list, which opens what is chosen there. */
export const BarButton = ({ icon: Sign, children, count, className, ...rest }: Props) => (
  <Button
    variant="default"
    leftSection={<Sign size={17} stroke={1.8} aria-hidden />}
    {...rest}
    className={join(classes.button, className)}
  >
    <span className={classes.word} data-heard>
      {children}
    </span>
    {count}
  </Button>
)
