import type { ReactNode } from 'react'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import classes from './FormFoot.module.css'

/** The end of a section's form: its button, and what else may be done. */
export function FormFoot({ submit, children }: { submit: string; children?: ReactNode }) {
  return (
    <div className={classes.foot}>
      {children}
      <SubmitButton>{submit}</SubmitButton>
    </div>
  )
}
