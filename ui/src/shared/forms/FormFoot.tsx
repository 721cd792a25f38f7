import type { ReactNode } from 'react'
import classes from './FormFoot.module.css'
import { SubmitButton } from './SubmitButton'

/** The end of a form: its button, and what else may be done. */
export function FormFoot({ submit, children }: { submit: string; children?: ReactNode }) {
  return (
    <div className={classes.foot}>
      {children}
      <SubmitButton>{submit}</SubmitButton>
    </div>
  )
}
