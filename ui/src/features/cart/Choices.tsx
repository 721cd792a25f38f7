import type { ReactNode } from 'react'
import classes from './Choices.module.css'

/** A question with its answers. */
export function Choices({ title, help, columns = 1, children }: Props) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.title}>{title}</legend>
      {help && <p className={classes.help}>{help}</p>}
      <div className={classes.list} data-columns={columns}>
        {children}
      </div>
    </fieldset>
  )
}

interface Props {
  title: string
  help?: ReactNode
  columns?: 1 | 2
  children: ReactNode
}
