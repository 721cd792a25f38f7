import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Choices.module.css'

interface Props {
  /** Where a missing answer sends the focus. */
  id: string
  title: string
  /** The title stands above already, for the eye. */
  isTitleHidden?: boolean
  help?: ReactNode
  columns?: 1 | 2
  children: ReactNode
}

/** A question with its answers. */
export const Choices = ({ id, title, isTitleHidden = false, help, columns = 1, children }: Props) => (
  <fieldset id={id}>
    {isTitleHidden ? (
      <VisuallyHidden component="legend">{title}</VisuallyHidden>
    ) : (
      <legend className={classes.title}>{title}</legend>
    )}
    {help && <p className={classes.help}>{help}</p>}
    <div className={classes.list} data-columns={columns}>
      {children}
    </div>
  </fieldset>
)
