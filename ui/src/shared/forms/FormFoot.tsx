import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './FormFoot.module.css'
import { SubmitButton } from './SubmitButton'

interface Props {
  /** The words of its button; none while it cannot be sent. */
  submit: string | null
  button?: ButtonProps
  children?: ReactNode
}

/** The end of a form: its button, and what else may be done. */
export const FormFoot = ({ submit, button = {}, children }: Props) => (
  <div className={classes.foot}>
    {children}
    {submit !== null && <SubmitButton {...button}>{submit}</SubmitButton>}
  </div>
)
