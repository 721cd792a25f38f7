import { useRef, useState } from 'react'
import { ApiError, codeOf } from '~/shared/api/errors'
import type { AgreementFrame } from '../frame'

/** Asks before buyers leave the frames that they are in. */
export interface Moving {
  /** What the server says of them; null while nothing is asked. */
  asked: string | null
  /** The next sending moves them. */
  confirm: () => void
  drop: () => void
  send: (sending: (moveBuyers: boolean) => Promise<AgreementFrame>) => Promise<AgreementFrame>
}

export function useMoving(): Moving {
  const [asked, setAsked] = useState<string | null>(null)
  const isConfirmed = useRef(false)
  return {
    asked,
    confirm: () => {
      isConfirmed.current = true
      setAsked(null)
    },
    drop: () => setAsked(null),
    send: async (sending) => {
      const moves = isConfirmed.current
      isConfirmed.current = false
      try {
        return await sending(moves)
      } catch (error) {
        if (error instanceof ApiError && codeOf(error.body) === 'pricing.buyers_in_other_frames')
          setAsked(error.message)
        throw error
      }
    },
  }
}
