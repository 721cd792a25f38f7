import { NumberInput, type NumberInputProps } from '@mantine/core'
import { currentLocale } from '~/shared/locale/locale'

interface Props extends NumberInputProps {
  /** Behind the number: cl, %, g. */
  unit?: string
  decimals?: number
}

/** A number with its unit, written as its language writes it. */
export const NumberField = ({ unit, decimals = 0, ...others }: Props) => (
  <NumberInput
    hideControls
    allowNegative={false}
    decimalScale={decimals}
    allowDecimal={decimals > 0}
    allowedDecimalSeparators={[',', '.']}
    decimalSeparator={currentLocale() === 'fr' ? ',' : '.'}
    suffix={unit ? `\u00A0${unit}` : ''}
    autoComplete="off"
    {...others}
  />
)
