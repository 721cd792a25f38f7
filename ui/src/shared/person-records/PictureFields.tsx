import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import classes from '~/shared/forms/fields.module.css'
import { ImageField } from '~/shared/forms/files/ImageField'

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
}

/** Both are cropped: the logo to a square, the photo to a wide picture. */
const PHOTO_ASPECT = 16 / 9

/** The pictures of every record, as `base64ContentLogo` and `base64ContentPhoto` of the form. */
export function PictureFields({ form }: Props) {
  const { t } = useTranslation('record')
  const field = (path: string) => {
    const { value, ...props } = form.getInputProps(path)
    return { ...props, value }
  }
  return (
    <FieldGroup title={t('pictures.title')} help={t('pictures.help')}>
      <div className={classes.fields}>
        <ImageField label={t('pictures.logo')} {...field('base64ContentLogo')} />
        <ImageField label={t('pictures.photo')} aspect={PHOTO_ASPECT} {...field('base64ContentPhoto')} />
      </div>
    </FieldGroup>
  )
}
