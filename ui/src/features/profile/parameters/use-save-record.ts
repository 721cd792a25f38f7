import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'
import { useMe, useReadAgain } from '../queries'
import { recordKind } from '../record'

type Body = Record<string, unknown>

/** What differs of two bodies: pictures that stay as they are need not travel again. */
export const changesOf = (after: Body, before: Body): Body =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  )

/** Sends the changes of the person's record, and says that they are kept. */
export function useSaveRecord() {
  const { t } = useTranslation('profile')
  const me = useMe()
  const readAgain = useReadAgain()
  const path = `${recordKind(me.userGroup.code)?.path}/${me.id}`
  return {
    send: async (changes: Body) => {
      await api.patch(path, changes, { silent: true })
      await readAgain()
    },
    onSent: () => toast.success(t('saved.record')),
  }
}
