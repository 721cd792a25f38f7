import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import classes from './AddressFields.module.css'
import { CountryField } from './CountryField'
import { PostcodeField } from './PostcodeField'

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
  /** Where the address is in the form: `addresses.0`, or nothing when the form is the address. */
  path?: string
}

/** The fields of an address; `addressRules` are their rules and `newAddress` their beginning. */
export function AddressFields({ form, path = '' }: Props) {
  const { t } = useTranslation()
  const section = path === '' ? '' : `section-${path.replaceAll('.', '-')} `
  const field = (name: string) => form.getInputProps(path === '' ? name : `${path}.${name}`)
  return (
    <div className={classes.address}>
      <TextInput
        className={classes.half ?? ''}
        label={t('address.label')}
        placeholder={t('address.labelHelp')}
        {...field('label')}
      />
      <TextInput
        className={classes.half ?? ''}
        label={t('address.company')}
        autoComplete={`${section}organization`}
        {...field('company')}
      />
      <TextInput
        className={classes.whole ?? ''}
        label={t('address.street')}
        required
        autoComplete={`${section}address-line1`}
        {...field('street')}
      />
      <TextInput
        className={classes.whole ?? ''}
        label={t('address.street2')}
        autoComplete={`${section}address-line2`}
        {...field('street2')}
      />
      <PostcodeField
        className={classes.postcode ?? ''}
        country={String(field('country').value)}
        required
        autoComplete={`${section}postal-code`}
        {...field('postcode')}
      />
      <TextInput
        className={classes.city ?? ''}
        label={t('address.city')}
        required
        autoComplete={`${section}address-level2`}
        {...field('city')}
      />
      <CountryField
        className={classes.half ?? ''}
        label={t('address.country')}
        required
        {...field('country')}
        value={String(field('country').value)}
      />
      <TextInput
        className={classes.half ?? ''}
        type="tel"
        label={t('address.phone')}
        autoComplete={`${section}tel`}
        {...field('phone')}
      />
    </div>
  )
}
