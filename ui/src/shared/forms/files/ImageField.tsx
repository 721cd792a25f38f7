import { Button, Input } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '~/shared/layout/Row'
import { imageExtensions, photoExtensions } from '~/shared/validation/file-rules'
import { DropZone } from './DropZone'
import classes from './files.module.css'
import { formatKilobytes } from './format-size'
import { usePicture } from './use-picture'

const CropDialog = lazy(() => import('./CropDialog'))

interface Props {
  label: string
  /** A base64 data URL, or the address of a picture that is there already. */
  value: string | null
  onChange: (picture: string | null) => void
  /** Width divided by height of what is kept. */
  aspect?: number
  maxKilobytes?: number
  /** Pixels of the longest side that is kept of a photo; a drawing, which has none, is refused then. */
  photoSide?: number
  required?: boolean
  description?: ReactNode
  error?: ReactNode
  /** The field's name in a form. */
  'data-path'?: string
}

/** A picture: dropped or chosen, cropped, at most 1024 pixels unless said otherwise, replaced, removed and brought back. */
export function ImageField(props: Props) {
  const {
    label,
    value,
    onChange,
    aspect = 1,
    maxKilobytes = 10_240,
    required = false,
    description,
    error,
    photoSide,
  } = props
  const { t } = useTranslation()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [removed, setRemoved] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  const box = useRef<HTMLFieldSetElement>(null)

  function change(picture: string | null) {
    setRemoved(picture === null ? value : null)
    setTurn((count) => count + 1)
    onChange(picture)
  }
  const extensions = photoSide ? photoExtensions : imageExtensions
  const { refusal, picture, take, close } = usePicture({ extensions, maxKilobytes, onReady: change })

  // What had the focus is gone after a change: the first button that took its place gets it.
  useEffect(() => {
    if (turn > 0) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [turn])

  const fault = refusal ?? error
  const first = {
    id,
    'aria-describedby': fault ? `${id}-error` : description ? `${id}-description` : undefined,
    'aria-invalid': fault ? (true as const) : undefined,
    'data-path': props['data-path'],
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={fault}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      required={required}
    >
      <fieldset ref={box} aria-labelledby={`${id}-label`} className={classes.field}>
        {value === null ? (
          <>
            <DropZone
              icon={<IconPhoto size={28} stroke={1.5} />}
              choose={t('image.choose')}
              drop={t('image.drop')}
              hint={t(photoSide ? 'image.photoKinds' : 'image.kinds', { size: formatKilobytes(maxKilobytes) })}
              extensions={extensions}
              onFiles={([file]) => file && void take(file)}
              field={first}
            />
            {removed !== null && (
              <p className={classes.removed} role="status">
                {t('image.removed')}
                <Button variant="subtle" size="compact-sm" data-first onClick={() => change(removed)}>
                  {t('image.undo')}
                </Button>
              </p>
            )}
          </>
        ) : (
          <Row gap={16} wrap>
            <img className={classes.preview} src={value} alt={t('image.alt', { name: label })} />
            <Row align="stretch" wrap>
              <Button variant="default" {...first} data-first onClick={() => picker.current?.click()}>
                {t('image.replace')}
              </Button>
              <Button variant="subtle" color="gray" onClick={() => change(null)}>
                {t('image.remove')}
              </Button>
            </Row>
            <input
              ref={picker}
              type="file"
              hidden
              aria-label={t('image.replace')}
              accept={extensions.map((extension) => `.${extension}`).join(',')}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0]
                event.currentTarget.value = ''
                if (file) void take(file)
              }}
            />
          </Row>
        )}
      </fieldset>
      {picture && (
        <Suspense>
          <CropDialog
            picture={picture}
            aspect={aspect}
            maxSide={photoSide}
            onClose={close}
            onKeep={(dataUrl) => {
              close()
              change(dataUrl)
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}
