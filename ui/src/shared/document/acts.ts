import type { ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Intent } from '~/shared/parts/load-on-intent'
import type { Question } from './MoveDialog'

/** What the button of an act looks like. */
export interface Look extends Pick<ButtonProps, 'variant' | 'leftSection' | 'children'> {
  'data-next': true | undefined
}

/** Something that can be done with a document: it asks before, is done at once, or leads somewhere. */
export interface Act {
  label: string
  /** Whether it may be done now, which it may unless said otherwise. The dialog of one that no longer may stays, with what was typed. */
  isOffered?: boolean
  /** The one next step, which is filled. */
  isNext?: boolean
  /** It takes something away. */
  isHarm?: boolean
  isBusy?: boolean
  icon?: ReactNode
  /** What a MoveDialog asks before; its button says what that of the act does. */
  question?: Question
  /** A dialog of its own (`opens`), and what fetches it. */
  dialog?: (close: () => void) => ReactNode
  intent?: Intent
  onAct?: () => void
  /** A button of another kind: a link. */
  draw?: (look: Look) => ReactNode
}
