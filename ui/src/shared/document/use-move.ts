import { type ApiError, isConflict } from '~/shared/api/errors'
import { useBusy } from '~/shared/parts/use-busy'
import type { Updates } from './documents'

interface Options<One> extends Updates<One> {
  /** A refusal because somebody was quicker, in better words than the server's. */
  explain?: (conflict: ApiError) => Promise<unknown>
}

/**
 * Moves a document: `send` throws what a dialog shows beside what was typed, `run` tells a refusal by a toast. What came of it is
 * shown; where somebody was quicker, the document is read again.
 */
export function useMove<One>({ show, readAgain, explain }: Options<One>) {
  const { isBusy, run } = useBusy()

  async function refused(error: unknown): Promise<unknown> {
    if (!isConflict(error)) return error
    void readAgain()
    return explain ? explain(error) : error
  }

  async function send<Moved extends One>(call: Promise<Moved>): Promise<Moved> {
    try {
      const moved = await call
      await show(moved)
      return moved
    } catch (error) {
      throw await refused(error)
    }
  }

  return {
    isBusy,
    send,
    /** Whether it was done. */
    run: async (call: () => Promise<One>, tell?: (moved: One) => void): Promise<boolean> => {
      let isDone = false
      await run(async () => {
        const moved = await send(call())
        isDone = true
        tell?.(moved)
      })
      return isDone
    },
  }
}
