import { Tooltip, VisuallyHidden } from '@mantine/core'
import type { RefObject } from 'react'

interface Props {
  /** The field. */
  target: RefObject<HTMLElement | null>
  /** null: nothing is said. */
  note: string | null
}

/** What is said for a while under a field, also to who does not see it. */
export const FieldNote = ({ target, note }: Props) =>
  note === null ? null : (
    <>
      <Tooltip target={target} opened label={note} position="bottom" multiline maw={260} />
      <VisuallyHidden role="status">{note}</VisuallyHidden>
    </>
  )
