import { useState } from 'react'
import { tell } from '~/shared/api/tell'

/** Does what takes a moment, and says `failed` when it does not work and the server has not said why. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)

  async function run(act: () => Promise<void>, failed: string): Promise<void> {
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
