import type { TFunction } from 'i18next'
import type { Question } from '~/shared/document/MoveDialog'
import { plural } from '~/shared/format/format'

/** What is asked before a receipt is closed: what is short of some bottles says why. */
export function finishOf(t: TFunction<'receipts'>, missing: number): Omit<Question, 'send'> {
  const isShort = missing > 0
  return {
    title: t('finish.title'),
    lead: isShort ? t('finish.short', plural(missing)) : t('finish.whole'),
    comment: {
      label: t(isShort ? 'finish.why' : 'finish.comment'),
      placeholder: isShort ? t('finish.placeholder') : undefined,
      isRequired: isShort,
    },
  }
}
