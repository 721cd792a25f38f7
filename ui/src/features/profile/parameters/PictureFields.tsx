import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ImageField } from '~/shared/forms/files/ImageField'
import { FieldGroup } from '../edit/FieldGroup'
import classes from '../edit/sections.module.css'

type Picture = { value: string | null; onChange: (picture: string | null) => void }

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
}

/** Both are cropped: the logo to a square, the photo to a wide picture. */
const PHOTO_ASPECT = 16 / 9

/** The pictures of every record, as `base64ContentLogo` and `base64ContentPhoto` of the form. */
export function PictureFields({ form }: Props) {
  const { t } = useTranslation('profile')
  const field = (path: string) => form.getInputProps(path) as GetInputPropsReturnType & Picture
  return (
    <FieldGroup title={t('pictures.title')} help={t('pictures.help')}>
      <div className={classes.fields}>
        <ImageField label={t('pictures.logo')} {...field('base64ContentLogo')} />
        <ImageField label={t('pictures.photo')} aspect={PHOTO_ASPECT} {...field('base64ContentPhoto')} />
      </div>
    </FieldGroup>
  )
}
