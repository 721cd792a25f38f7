import type { UserStatus } from '~/api/types'
import type { States } from '~/shared/document/states'

/** The states of an account, in the words of specification 3. */
export const accountStates: States<UserStatus> = {
  tones: { processing: 'attention', valid: 'done', blocked: 'error', deleted: 'neutral' },
  nameOf: (status) => `enums:user_status.${status}`,
}
