import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import classes from '~/shared/forms/fields.module.css'
import { ImageField } from '~/shared/forms/files/ImageField'
import { inputOf } from '~/shared/forms/inputs/input-of'

interface Props {
  form: {
    values: { base64ContentLogo: string | null; base64ContentPhoto: string | null }
    getInputProps: (path: string) => GetInputPropsReturnType
  }
}

/** Both are cropped: the logo to a square, the photo to a wide picture. */
const PHOTO_ASPECT = 16 / 9

/** The pictures of every record, as `base64ContentLogo` and `base64ContentPhoto` of the form. */
export function PictureFields({ form }: Props) {
  const { t } = useTranslation('record')
  return (
    <FieldGroup title={t('pictures.title')} help={t('pictures.help')}>
      <div className={classes.fields}>
        <ImageField label={t('pictures.logo')} {...inputOf(form, 'base64ContentLogo')} />
        <ImageField label={t('pictures.photo')} aspect={PHOTO_ASPECT} {...inputOf(form, 'base64ContentPhoto')} />
      </div>
    </FieldGroup>
  )
}
