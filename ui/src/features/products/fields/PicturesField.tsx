import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPhoto, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '~/shared/forms/files/DropZone'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import { usePicture } from '~/shared/forms/files/use-picture'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { imageExtensions } from '~/shared/validation/file-rules'
import type { Picture, SheetValues } from '../sheet/values'
import own from './fields.module.css'
import classes from './PicturesField.module.css'

const CropDialog = lazy(() => import('~/shared/forms/files/CropDialog'))

/** Pictures of a product at most, their weight, and their shape: a bottle stands. */
const MOST = 8
const MAX_KILOBYTES = 10_240
const ASPECT = 3 / 4

/** The pictures of a product, the first of which stands in the catalogue: added, cropped, put in order, taken away. */
export function PicturesField({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const id = useId()
  const { images } = form.values
  const set = (pictures: Picture[]) => form.setFieldValue('images', pictures)
  const { refusal, picture, take, close } = usePicture({ maxKilobytes: MAX_KILOBYTES, onReady: add })

  function add(src: string) {
    set([...images, { key: crypto.randomUUID(), src }])
  }

  return (
    <fieldset className={classes.pictures} data-path="images" tabIndex={-1} aria-label={t('field.images')}>
      <p className={own.help}>{t('help.images', { count: MOST })}</p>
      {images.length > 0 && (
        <ol className={classes.list}>
          {images.map((one, at) => (
            <li key={one.key} className={classes.picture}>
              <div className={classes.frame}>
                <img className={classes.image} src={one.src} alt={t('pictures.alt', { number: at + 1 })} />
                {at === 0 && <span className={classes.first}>{t('pictures.first')}</span>}
              </div>
              <div className={classes.actions}>
                <Move form={form} at={at} to={at - 1} label={t('pictures.earlier', { number: at + 1 })} />
                <Move form={form} at={at} to={at + 1} label={t('pictures.later', { number: at + 1 })} />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  className={classes.button ?? ''}
                  aria-label={t('pictures.remove', { number: at + 1 })}
                  onClick={() => set(images.filter((other) => other !== one))}
                >
                  <IconTrash size={17} stroke={1.7} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          ))}
        </ol>
      )}
      {images.length < MOST && (
        <DropZone
          icon={<IconPhoto size={28} stroke={1.5} />}
          choose={t('pictures.add')}
          drop={t('image.drop')}
          hint={t('image.kinds', { size: formatKilobytes(MAX_KILOBYTES) })}
          extensions={imageExtensions}
          onFiles={([file]) => file && void take(file)}
          field={{
            id,
            'aria-describedby': refusal ? `${id}-error` : undefined,
            'aria-invalid': refusal ? true : undefined,
          }}
        />
      )}
      {refusal && (
        <p id={`${id}-error`} role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
      <Suspense>
        {picture && (
          <CropDialog
            picture={picture}
            aspect={ASPECT}
            onKeep={(src) => {
              add(src)
              close()
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </fieldset>
  )
}

interface MoveProps {
  form: AppFormState<SheetValues>
  at: number
  to: number
  label: string
}

/** Changes a picture's place with its neighbour's. */
function Move({ form, at, to, label }: MoveProps) {
  const isEnd = to < 0 || to >= form.values.images.length
  const Icon = to < at ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.button ?? ''}
      aria-label={label}
      disabled={isEnd}
      onClick={() => form.reorderListItem('images', { from: at, to })}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
