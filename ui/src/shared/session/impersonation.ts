import { api } from '~/shared/api/client'
import { commitPendingActs } from '~/shared/undo/undo'
import { turnTo } from './session'

/**
 * Acts for somebody from now on, in this tab (specification 4); what the admin has just done is sent first, in its own
 * name. Errors: ApiError 403 when that person may not be acted for, told by the client; NetworkError.
 */
export const startActing = (email: string): Promise<void> => turn(email)

/** Is oneself again. Errors as above. */
export const stopActing = (): Promise<void> => turn(null)

async function turn(switchUser: string | null): Promise<void> {
  commitPendingActs()
  turnTo(await api.get('/me', { switchUser }), switchUser)
}
