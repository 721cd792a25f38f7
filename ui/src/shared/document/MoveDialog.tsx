import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { dayOf } from '~/shared/forms/inputs/input-of'
import { useAppForm } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'

/** Characters that a comment may have, where its kind of document says nothing else. */
const LONGEST = 500

/** The words that go with a move. */
export interface Comment {
  label: string
  isRequired?: boolean
  placeholder?: string | undefined
  description?: string
  longest?: number
  /** The member of the call that carries it, as refusals name it. */
  name?: string
}

/** The day on which something came or left, or will: today at first. */
interface Day {
  label: string
  name: string
  min?: string | undefined
  max?: string | undefined
}

/** What was typed, without blanks around it; '' for what was not asked. */
export interface Told {
  comment: string
  day: string
}

/** What is asked before a move, and how it is made. */
export interface Question<Moved = unknown> {
  title: string
  /** What the move means. */
  lead?: ReactNode
  comment?: Comment | undefined
  day?: Day | undefined
  /** The words of the button that leaves it as it is, where "Fermer" would say something else. */
  leave?: string
  send: (told: Told) => Promise<Moved>
  onSent?: (moved: Moved) => void
  /** What is said once it is made, where the page does not say it. */
  done?: string
}

interface Props<Moved> extends Question<Moved> {
  /** The words of its button; null once it can no longer be made: what was typed stays to be read. */
  submit: string | null
  /** It takes something away. */
  isHarm?: boolean
  /** What more is to be known before. */
  children?: ReactNode
  onClose: () => void
}

/** Says what a move means, and asks for its comment and its day; what was typed stays when it is refused. */
export function MoveDialog<Moved>(props: Props<Moved>) {
  const { title, lead, submit, isHarm = false, comment, day, leave, children, send, onSent, done, onClose } = props
  const words = comment?.name ?? 'comment'
  const date = day?.name ?? 'day'
  const form = useAppForm<Record<string, string>, Moved>({
    initialValues: { ...(comment && { [words]: '' }), ...(day && { [date]: businessDay(Date.now()) }) },
    rules: { ...(comment?.isRequired && { [words]: required }), ...(day && { [date]: required }) },
    send: (values) => send({ comment: (values[words] ?? '').trim(), day: values[date] ?? '' }),
    onSent: (moved) => {
      onSent?.(moved)
      if (done) toast.success(done)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      lead={lead}
      submit={submit}
      button={isHarm ? { color: 'danger.6' } : {}}
      {...(leave ? { leave } : {})}
      onClose={onClose}
    >
      {children}
      {day && (
        <DateField
          withLabel
          label={day.label}
          required
          autoFocus
          min={day.min}
          max={day.max}
          {...dayOf(form, date, '')}
        />
      )}
      {comment && (
        <Textarea
          label={comment.label}
          description={comment.description}
          placeholder={comment.placeholder}
          required={comment.isRequired ?? false}
          maxLength={comment.longest ?? LONGEST}
          minRows={3}
          data-autofocus={day ? undefined : true}
          {...form.getInputProps(words)}
        />
      )}
    </FormDialog>
  )
}
