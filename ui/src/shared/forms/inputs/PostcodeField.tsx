import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { withoutSpaces } from '~/shared/validation/without-spaces'

interface Props extends Omit<TextInputProps, 'label' | 'onChange'> {
  country: string
  onChange: (postcode: string) => void
}

/** As it is kept in France: five digits, however they were pasted. A country may be chosen after a postcode that has letters. */
const french = (postcode: string) => {
  const digits = withoutSpaces(postcode)
  return /^\d*$/.test(digits) ? digits : postcode
}

/** A postcode by its country: "69 003" has no blank. */
export function PostcodeField({ country, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const isFrench = country === 'FR'
  return (
    <TextInput
      label={t('address.postcode')}
      {...(isFrench && { inputMode: 'numeric' })}
      {...rest}
      onChange={({ currentTarget: { value } }) => onChange(isFrench ? french(value) : value)}
    />
  )
}
