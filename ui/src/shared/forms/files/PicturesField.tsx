import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPhoto, IconTrash } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { imageExtensions } from '~/shared/validation/file-rules'
import { DropZone } from './DropZone'
import { formatKilobytes } from './format-size'
import classes from './PicturesField.module.css'
import { usePicture } from './use-picture'

const CropDialog = lazy(() => import('./CropDialog'))

/** The weight of a picture, and its shape: a bottle stands. */
const MAX_KILOBYTES = 10_240
const ASPECT = 3 / 4

/** A picture that is kept, or a new one as a data URL. */
export interface Picture {
  key: string
  src: string
}

interface Props {
  label: string
  value: Picture[]
  onChange: (pictures: Picture[]) => void
  /** How many there may be. */
  most: number
  'data-path'?: string
  /** What they are for, above them. */
  children?: ReactNode
}

/** Pictures, the first of which stands for all: added, cropped, put in order, taken away. */
export function PicturesField({ label, value: images, onChange: set, most, 'data-path': path, children }: Props) {
  const { t } = useTranslation('products')
  const id = useId()
  const { refusal, picture, take, close } = usePicture({ maxKilobytes: MAX_KILOBYTES, onReady: add })

  /** Changes a picture's place with its neighbour's. */
  const move = (from: number, to: number) =>
    set(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)))

  function add(src: string) {
    set([...images, { key: crypto.randomUUID(), src }])
  }

  return (
    <fieldset className={classes.pictures} data-path={path} tabIndex={-1} aria-label={label}>
      {children}
      {images.length > 0 && (
        <ol className={classes.list}>
          {images.map((one, at) => (
            <li key={one.key} className={classes.picture}>
              <div className={classes.frame}>
                <img className={classes.image} src={one.src} alt={t('pictures.alt', { number: at + 1 })} />
                {at === 0 && <span className={classes.first}>{t('pictures.first')}</span>}
              </div>
              <div className={classes.actions}>
                <Move
                  at={at}
                  to={at - 1}
                  count={images.length}
                  label={t('pictures.earlier', { number: at + 1 })}
                  onMove={move}
                />
                <Move
                  at={at}
                  to={at + 1}
                  count={images.length}
                  label={t('pictures.later', { number: at + 1 })}
                  onMove={move}
                />
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
      {images.length < most && (
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
  at: number
  to: number
  count: number
  label: string
  onMove: (from: number, to: number) => void
}

function Move({ at, to, count, label, onMove }: MoveProps) {
  const Icon = to < at ? IconChevronLeft : IconChevronRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.button ?? ''}
      aria-label={label}
      disabled={to < 0 || to >= count}
      onClick={() => onMove(at, to)}
    >
      <Icon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
