import { useState } from 'react'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'

/** Does what takes a moment, and says so, or `failed`, when it does not work and the server has not said why. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)

  async function run(act: () => Promise<void>, failed = text('form.failed')): Promise<void> {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      tell(error, failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, run }
}
