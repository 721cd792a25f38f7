import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setComment } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'

/** Characters a comment may have. */
const LONGEST = 2000

/** What the suppliers should know: access, hours, a wish. */
export function CommentField() {
  const { t } = useTranslation('cart')
  const comment = useCart((state) => state.content.comment)
  return (
    <Textarea
      label={t('comment.label')}
      description={t('comment.help')}
      placeholder={t('comment.placeholder')}
      size="md"
      minRows={3}
      autosize
      maxLength={LONGEST}
      value={comment}
      onChange={(event) => setComment(event.currentTarget.value)}
    />
  )
}
