import { Input } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DropZone } from './DropZone'
import { FileList } from './FileList'
import classes from './files.module.css'
import { formatKilobytes } from './format-size'
import { type LoadedFile, useFiles } from './use-files'

interface Props {
  label: string
  value: LoadedFile[]
  onChange: (files: LoadedFile[]) => void
  /** Endings that are taken, without the point: pdf. */
  extensions: readonly string[]
  /** Kinds that the first bytes must tell, e.g. application/pdf; nothing for text files. */
  types?: readonly string[]
  maxKilobytes: number
  multiple?: boolean
  required?: boolean
  description?: ReactNode
  error?: ReactNode
  /** The field's name in a form. */
  'data-path'?: string
}

/** Files, dropped or chosen, each read with its progress or refused with its reason. */
export function FileDrop(props: Props) {
  const { label, value, onChange, extensions, types, maxKilobytes, multiple = false, description, error } = props
  const { t } = useTranslation()
  const id = useId()
  const { pending, take, remove } = useFiles({ value, onChange, extensions, types, maxKilobytes, multiple })
  const count = multiple ? 2 : 1
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error`, role: 'alert' }}
      required={props.required ?? false}
    >
      <fieldset className={classes.field} aria-labelledby={`${id}-label`}>
        <DropZone
          icon={<IconFileText size={28} stroke={1.5} />}
          choose={t('file.choose', { count })}
          drop={t('file.drop', { count })}
          hint={t('file.kinds', {
            kinds: extensions.map((extension) => extension.toUpperCase()).join(', '),
            size: formatKilobytes(maxKilobytes),
          })}
          extensions={extensions}
          multiple={multiple}
          onFiles={take}
          field={{
            id,
            'aria-describedby': error ? `${id}-error` : description ? `${id}-description` : undefined,
            'aria-invalid': error ? true : undefined,
            'data-path': props['data-path'],
          }}
        />
        <FileList loaded={value} pending={pending} onRemove={remove} />
      </fieldset>
    </Input.Wrapper>
  )
}
