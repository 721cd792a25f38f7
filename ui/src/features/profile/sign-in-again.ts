import { ApiError, codeOf } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { confirmIdentity } from '~/shared/session/restore'

/** Asks who it is by the form's field `currentPassword`: a wrong one is refused there. */
export async function signInAgain(currentPassword: string): Promise<void> {
  try {
    await confirmIdentity(currentPassword)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const violation = { propertyPath: 'currentPassword', message: text('profile:passwordForm.wrong') }
    throw new ApiError(422, violation.message, { violations: [violation] })
  }
}

/** The server asks for the password again: it was given too long ago. */
export function wantsPassword(error: unknown): boolean {
  return error instanceof ApiError && codeOf(error.body) === 'users.recent_sign_in'
}
