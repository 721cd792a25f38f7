import { useState } from 'react'
import { tell } from '~/shared/api/tell'

type Gather<T> = () => Promise<T[]>

/** Does something with rows that are gathered first, such as a file of them; says `failed` when either does not work. */
export function useRowAct<T>() {
  const [isBusy, setIsBusy] = useState(false)

  async function withRows(gather: Gather<T>, act: (rows: T[]) => void | Promise<void>, failed: string): Promise<void> {
    setIsBusy(true)
    try {
      await act(await gather())
    } catch (error) {
      tell(error, failed)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, withRows }
}
