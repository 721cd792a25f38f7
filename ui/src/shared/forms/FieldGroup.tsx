import { type ReactNode, useId } from 'react'
import classes from './FieldGroup.module.css'

interface Props {
  title: string
  help?: string
  children: ReactNode
}

/** Fields that belong together, under a name and a sentence. */
export function FieldGroup({ title, help, children }: Props) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </fieldset>
  )
}
