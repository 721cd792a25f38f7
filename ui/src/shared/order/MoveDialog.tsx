import { Button, Modal, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { required } from '~/shared/validation/text-rules'
import dialog from './dialog.module.css'
import { isHarm, type MoveVerb } from './moves'

interface Props {
  verb: MoveVerb
  /** How many orders it is done to. */
  count?: number
  /** The number of the order, when it is one. */
  number?: string
  isCommentRequired: boolean
  /** The order has moved on meanwhile and this is no longer possible: what was typed stays to be read. */
  isGone?: boolean
  /** What more is to be known before. */
  children?: ReactNode
  send: (comment: string) => Promise<unknown>
  onSent: () => void
  onClose: () => void
}

/** Characters a comment may have. */
const LONGEST = 1000

/** Says what a move means and asks for its comment; what was typed stays when the call fails. */
export function MoveDialog(props: Props) {
  const { verb, count = 1, number = '', isCommentRequired, isGone = false, children, send, onSent, onClose } = props
  const { t } = useTranslation('order')
  const form = useAppForm({
    initialValues: { comment: '' },
    rules: isCommentRequired ? { comment: required } : {},
    send: ({ comment }) => send(comment.trim()),
    onSent,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`move.ask.${verb}`, { count, number })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <AppForm form={form} label={t(`move.ask.${verb}`, { count, number })} isGuarded={false} refused="">
        <p className={dialog.meaning}>{t(`move.meaning.${verb}`, { count })}</p>
        {children}
        <Textarea
          label={t(isCommentRequired ? 'move.reason' : 'move.comment')}
          description={t('move.commentSeen')}
          required={isCommentRequired}
          maxLength={LONGEST}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          {...form.getInputProps('comment')}
        />
        <div className={dialog.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common:close')}
          </Button>
          {!isGone && (
            <SubmitButton {...(isHarm(verb) ? { color: 'danger.6' } : {})}>
              {t(`move.confirm.${verb}`, { count })}
            </SubmitButton>
          )}
        </div>
      </AppForm>
    </Modal>
  )
}
