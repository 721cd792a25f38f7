import type { TFunction } from 'i18next'
import type { Question } from '~/shared/document/MoveDialog'
import { plural } from '~/shared/format/format'

/** What is asked once all is counted; `left` products are not. A supplier tells Dartess why it counted there. */
export const finishOf = (t: TFunction<'counts'>, left: number, isRequired: boolean): Omit<Question, 'send'> => ({
  title: t('finish.title'),
  lead: left > 0 ? t('finish.left', plural(left)) : t('finish.whole'),
  comment: {
    label: t(isRequired ? 'finish.why' : 'finish.comment'),
    placeholder: isRequired ? t('finish.placeholder') : undefined,
    isRequired,
  },
})
