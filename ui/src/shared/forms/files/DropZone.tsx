import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import classes from './DropZone.module.css'

export interface DropZoneProps {
  icon: ReactNode
  /** The button's words: "Choisir une image". */
  choose: string
  /** Beside the button: "ou déposez-la ici". */
  drop: string
  /** What is taken: formats and weight. */
  hint: string
  /** Endings offered by the file picker, without the point. */
  extensions: readonly string[]
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Attributes of the button, which stands for the field: its name, its description, its fault. */
  field: {
    id: string
    'aria-describedby'?: string | undefined
    'aria-invalid'?: true | undefined
    'data-path'?: string | undefined
  }
}

/** A frame that takes dropped files, with a button for those who choose them. Nothing is checked here. */
export default function DropZone({
  icon,
  choose,
  drop,
  hint,
  extensions,
  multiple = false,
  onFiles,
  field,
}: DropZoneProps) {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      className={classes.zone ?? ''}
      data-error={field['aria-invalid']}
      openRef={open}
      multiple={multiple}
      onDrop={() => undefined}
      onDropAny={(files, refused) => onFiles([...files, ...refused.map(({ file }) => file)])}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ accept: extensions.map((extension) => `.${extension}`).join(','), 'aria-hidden': true }}
    >
      <div className={classes.words}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={classes.line}>
          <Button variant="default" type="button" {...field} onClick={() => open.current?.()}>
            {choose}
          </Button>
          <span className={classes.drop}>{drop}</span>
        </span>
        <span className={classes.hint}>{hint}</span>
      </div>
    </Dropzone>
  )
}
