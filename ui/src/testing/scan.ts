import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Types codes as a scanner does, each with Enter: between their keys no time passes, however busy the machine is. */
export async function scan(user: UserEvent, ...codes: string[]): Promise<void> {
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1)
  try {
    await user.keyboard(codes.map((code) => `${code}{Enter}`).join(''))
  } finally {
    clock.mockRestore()
  }
}
