import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '~/shared/api/client'
import { NetworkError } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { useReadAgain } from './queries'

/** Follows the link that confirms a new e-mail address, once, and takes it out of the page's address. */
export function useEmailConfirmation(token: string | undefined): void {
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const asked = useRef<string>(undefined)

  useEffect(() => {
    if (!token || asked.current === token) return
    asked.current = token
    const confirm = async () => {
      try {
        await api.post('/email_changes/{token}', undefined, { path: { token } })
        await readAgain()
        toast.success(text('profile:pendingEmail.confirmed', { email: session().user?.email ?? '' }))
      } catch (error) {
        // The client has told why; a link that got no answer may be tried again.
        if (error instanceof NetworkError) return
      }
      await navigate({ to: '/profile', search: {}, replace: true })
    }
    void confirm()
  }, [token, navigate, readAgain])
}
