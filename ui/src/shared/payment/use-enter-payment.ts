import { useState } from 'react'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError, codeOf } from '~/shared/api/errors'

/** Enters a payment or a refund, and tells when it looks like one that was entered before: its author says that it is another one. */
export function useEnterPayment() {
  const [isLike, setIsLike] = useState(false)
  async function enter(payment: Schemas['BillingNewPayment']) {
    try {
      await api.post('/payments', payment)
    } catch (error) {
      setIsLike(error instanceof ApiError && codeOf(error.body) === 'payments.entered_before')
      throw error
    }
  }
  return { isLike, enter }
}
