import { TextInput, type TextInputProps } from '@mantine/core'
import { message } from '~/shared/validation/message'
import { between, maxValue, minValue } from '~/shared/validation/number-rules'
import classes from './inputs.module.css'
import { useTyped } from './use-typed'

export interface HundredthsProps
  extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'min' | 'max'> {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Bounds, in the unit of the value; without `min` a negative value is refused. */
  min?: number | undefined
  max?: number | undefined
}

interface Props extends HundredthsProps {
  /** Writes a value with its unit. */
  write: (hundredths: number) => string
  /** The value of a text; null for what is none. */
  read: (text: string) => number | null
}

/** A number with two decimals, kept in hundredths: cents, or basis points. */
export function HundredthsField({ value, onChange, onBlur, min = 0, max, write, read, error, ...others }: Props) {
  const rule = max === undefined ? minValue(min, write) : min === 0 ? maxValue(max, write) : between(min, max, write)
  const typed = useTyped({
    value,
    onChange,
    format: write,
    parse: read,
    check: (one) => minValue(min, write)(one, {}) ?? rule(one, {}),
    unreadable: () => message('double'),
  })
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      {...others}
      {...typed.input}
      classNames={{ input: classes.number ?? '' }}
      error={typed.error ?? error}
      onBlur={() => {
        typed.input.onBlur()
        onBlur?.()
      }}
    />
  )
}
