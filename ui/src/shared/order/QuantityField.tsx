import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import classes from './QuantityField.module.css'

interface Props {
  label: string
  /** Bottles. */
  value?: number
  onChange: (bottles: number) => void
  max?: number
  unitsPerCarton: number
  /** Bottles that go together; one by one unless said otherwise. */
  multiple?: number
  /** Bottles that are taken at least: as many as go together unless said otherwise. */
  minimum?: number
  error?: ReactNode
  /** The field's name in a form. */
  'data-path'?: string
}

/** Some bottles of a line: a parcel, an incident, another quantity of a quotation. */
export const QuantityField = ({
  value = 0,
  multiple = 1,
  minimum = multiple,
  error,
  'data-path': path,
  ...stepper
}: Props) => (
  <span className={classes.field}>
    <span data-path={path} tabIndex={-1} aria-invalid={error ? true : undefined}>
      <QuantityStepper {...stepper} value={value} multiple={multiple} minimum={minimum} withBottles={multiple > 1} />
    </span>
    {error && <Input.Error role="alert">{error}</Input.Error>}
  </span>
)
