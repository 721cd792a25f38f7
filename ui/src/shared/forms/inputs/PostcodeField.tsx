import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { withoutSpaces } from '~/shared/validation/without-spaces'

interface Props extends Omit<TextInputProps, 'label' | 'onChange'> {
  country: string
  onChange: (postcode: string) => void
}

/** A postcode. In France it is five digits, however it was pasted: "69 003" has no blank. */
export function PostcodeField({ country, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const isFrench = country === 'FR'
  return (
    <TextInput
      label={t('address.postcode')}
      {...(isFrench && { inputMode: 'numeric' })}
      {...rest}
      onChange={({ currentTarget: { value } }) => onChange(isFrench ? withoutSpaces(value) : value)}
    />
  )
}
