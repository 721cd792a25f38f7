import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Person } from '~/api/types'
import { api } from '~/shared/api/client'
import { toast } from '~/shared/toasts/toast'

/** Mails a new activation link to who never chose a password; the client says why when it is refused. */
export function ActivationButton({ user }: { user: Person }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/users/{id}/activation', {}, { path: { id: user.id } }),
    onSuccess: () => toast.success(t('activation.sent'), { detail: t('activation.sentHelp', { email: user.email }) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['people'] }),
  })
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate()}>
      {t('activation.send')}
    </Button>
  )
}
