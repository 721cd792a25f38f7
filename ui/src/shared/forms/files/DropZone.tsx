import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Row } from '~/shared/layout/Row'
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
    'data-autofocus'?: true | undefined
  }
}

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false

/** A file that misses the frame would be opened by the browser in place of the page, with all that was typed in it. */
function usePageThatStays(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    document.addEventListener('dragover', stay)
    document.addEventListener('drop', stay)
    return () => {
      document.removeEventListener('dragover', stay)
      document.removeEventListener('drop', stay)
    }
  }, [])
}

/** A frame that takes dropped files, with a button for those who choose them. Nothing is checked here. */
export function DropZone({ icon, choose, drop, hint, extensions, multiple = false, onFiles, field }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  usePageThatStays()
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for those who do not drag
    <div
      className={classes.zone ?? ''}
      data-accept={isOver || undefined}
      data-error={field['aria-invalid']}
      onDragOver={(event) => setOver(holdsFiles(event))}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={({ dataTransfer }) => {
        setOver(false)
        take(dataTransfer.files)
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-hidden
        multiple={multiple}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file may be chosen again, mended meanwhile.
          currentTarget.value = ''
        }}
      />
      <div className={classes.words}>
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <Row as="span" gap="4px 10px" justify="center" wrap>
          <Button variant="default" type="button" {...field} onClick={() => input.current?.click()}>
            {choose}
          </Button>
          <span className={classes.drop}>{drop}</span>
        </Row>
        <span className={classes.hint}>{hint}</span>
      </div>
    </div>
  )
}
