import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import classes from './QuantityField.module.css'

interface Props {
  label: string
  /** Bottles. */
  value?: number
  onChange: (bottles: number) => void
  max: number
  unitsPerCarton: number
  error?: ReactNode
  /** The field's name in a form. */
  'data-path'?: string
}

/** Some bottles of a line, one by one: parcels and incidents do not go by the carton. */
export function QuantityField({ value = 0, error, 'data-path': path, ...stepper }: Props) {
  return (
    <span className={classes.field}>
      <span data-path={path} tabIndex={-1} aria-invalid={error ? true : undefined}>
        <QuantityStepper {...stepper} value={value} multiple={1} minimum={1} />
      </span>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </span>
  )
}
