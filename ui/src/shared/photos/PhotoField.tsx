import { Button, Input } from '@mantine/core'
import { IconCamera, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { evidenceOf } from './evidence'
import classes from './PhotoField.module.css'

interface Props {
  /** A data URL; '' is none. */
  value?: string
  onChange: (photo: string) => void
  required: boolean
  error?: ReactNode
  'data-path'?: string
}

/** A photo of the damage: taken on the spot, or chosen among files, and shown before it is sent. */
export function PhotoField({ value = '', onChange, required, error, 'data-path': path }: Props) {
  const { t } = useTranslation('orders')
  const id = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const fault = refusal ?? error

  async function take(input: HTMLInputElement) {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    const taken = await evidenceOf(file)
    setRefusal('refusal' in taken ? taken.refusal : null)
    if ('photo' in taken) onChange(taken.photo)
  }

  return (
    <Input.Wrapper
      label={t('photo.label')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      required={required}
      error={fault}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
    >
      <fieldset
        className={classes.field}
        aria-labelledby={`${id}-label`}
        aria-describedby={fault ? `${id}-error` : undefined}
      >
        {value !== '' && <img className={classes.preview} src={value} alt={t('photo.alt')} />}
        <div className={classes.actions}>
          <Button
            variant="default"
            className={classes.camera ?? ''}
            leftSection={<IconCamera size={17} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('photo.take')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPhoto size={17} aria-hidden />}
            data-path={path}
            aria-invalid={fault ? true : undefined}
            onClick={() => files.current?.click()}
          >
            {t(value === '' ? 'photo.choose' : 'photo.replace')}
          </Button>
          {value !== '' && (
            <Button variant="subtle" color="gray" onClick={() => onChange('')}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={camera}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          aria-label={t('photo.take')}
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
        <input
          ref={files}
          type="file"
          hidden
          accept="image/*"
          aria-label={t('photo.choose')}
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      </fieldset>
    </Input.Wrapper>
  )
}
