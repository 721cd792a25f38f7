import type { Violation } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import type { CartContent } from './content'

const LINE = /^items\[(\d+)\]\.product$/

/**
 * The cart without what may no longer be sent: a product, a customer or an address that has gone since. The rest is
 * never lost. Null when nothing of that kind was refused.
 */
export function repaired(content: CartContent, violations: Violation[]): CartContent | null {
  const gone = new Set(violations.flatMap(({ propertyPath }) => LINE.exec(propertyPath)?.[1] ?? []).map(Number))
  const fields = new Set(violations.map(({ propertyPath }) => propertyPath))
  const next = { ...content }
  if (gone.size > 0) {
    next.lines = content.lines.filter((_, at) => !gone.has(at))
    const names = content.lines.filter((_, at) => gone.has(at)).map(({ product }) => product.name)
    toast.warning(text('cart.gone', { count: names.length, names: names.join(', ') }), { id: 'cart-gone' })
  }
  if (fields.has('customer')) {
    Object.assign(next, { customer: null, billingAddress: null, shippingAddress: null })
    toast.warning(text('cart.customerRefused'), { id: 'cart-customer' })
  }
  if (fields.has('billingAddress')) next.billingAddress = null
  if (fields.has('shippingAddress')) next.shippingAddress = null
  const { customer, billingAddress, shippingAddress } = content
  const isChanged =
    gone.size > 0 ||
    next.customer !== customer ||
    next.billingAddress !== billingAddress ||
    next.shippingAddress !== shippingAddress
  return isChanged ? next : null
}
