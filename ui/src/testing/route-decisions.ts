import type { GroupCode } from '~/api/types'

export const groups: GroupCode[] = [
  'restaurant',
  'wine_merchant',
  'hypermarket',
  'cse',
  'supplier',
  'customer',
  'negociant',
  'commercial_agent',
  'admin',
  'superadmin',
]

/** Who may open a screen: guests alone, anyone, everybody who is signed in, or some groups; `signsOut` ends at /login. */
type Decision = 'guests' | 'anyone' | 'signsOut' | 'signedIn' | GroupCode[]

const admins: GroupCode[] = ['admin', 'superadmin']
const sellers: GroupCode[] = ['supplier', 'commercial_agent']
const parties = groups.filter((group) => group !== 'commercial_agent')

/**
 * Every route of the product and who may open it: specification 6 where it names the route, the rulings where it does
 * not. It is written apart from `route-access.ts`, which it checks; a route that is not here fails a test.
 */
export const decisions: Record<string, Decision> = {
  '/login': 'guests',
  '/register': 'guests',
  '/forgot-password': 'anyone',
  '/forgot-password/$token': 'anyone',
  '/logout': 'signsOut',
  '/': 'signedIn',
  '/profile': 'signedIn',
  '/profile/edit': 'signedIn',
  '/accounts': parties,
  '/accounts/$relationId': parties,
  '/agents': ['supplier'],
  '/agents/create': ['supplier'],
  '/agents/$personId': 'signedIn',
  '/agents/$personId/edit': ['supplier'],
  '/agreement-frames': admins,
  '/agreement-frames/create': admins,
  '/agreement-frames/$frameId/edit': admins,
  '/cart': 'signedIn',
  '/cart/customer': 'signedIn',
  '/cart/carrier': 'signedIn',
  '/cart/summary': 'signedIn',
  '/cart/validation': 'signedIn',
  '/customers': sellers,
  '/customers/create': sellers,
  '/customers/$personId': 'signedIn',
  '/customers/$personId/edit': sellers,
  '/documents': 'signedIn',
  '/kpis': 'signedIn',
  '/kpis/agentCo': 'signedIn',
  '/kpis/supplier': 'signedIn',
  '/invoices': 'signedIn',
  '/invoices/$invoiceId': 'signedIn',
  '/network': 'signedIn',
  '/orders': 'signedIn',
  '/orders/sample-requests': 'signedIn',
  '/orders/dispatch': ['supplier', ...admins],
  '/orders/$orderId': 'signedIn',
  '/parameters': 'signedIn',
  '/payments': parties,
  '/payments/create': ['supplier', ...admins],
  '/payments/$paymentId': parties,
  '/products': 'signedIn',
  '/products/grid': 'signedIn',
  '/products/list': [...sellers, ...admins],
  '/products/create': ['supplier', ...admins],
  '/products/import': ['supplier', ...admins],
  '/products/stock': ['supplier', ...admins],
  '/products/$productId': 'signedIn',
  '/products/$productId/stock': ['supplier', ...admins],
  '/products/$productId/edit': [...sellers, ...admins],
  '/products/mercuriale': 'signedIn',
  '/products/mercuriale/create': [...sellers, ...admins],
  '/products/mercuriale/$listId': 'signedIn',
  '/products/mercuriale/$listId/edit': [...sellers, ...admins],
  '/promo-codes': admins,
  '/promo-codes/create': admins,
  '/promo-codes/$codeId': admins,
  '/promo-codes/$codeId/edit': admins,
  '/quotations': 'signedIn',
  '/quotations/ask': ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'negociant'],
  '/quotations/$quotationId': 'signedIn',
  '/receipts': 'signedIn',
  '/receipts/create': 'signedIn',
  '/receipts/history': 'signedIn',
  '/receipts/$receiptId': 'signedIn',
  '/stock_counts': 'signedIn',
  '/stock_counts/create': 'signedIn',
  '/stock_counts/$countId': 'signedIn',
  '/stock_lots': ['supplier', ...admins],
  '/stock_lots/$lotId': ['supplier', ...admins],
  '/stock_recoveries': 'signedIn',
  '/stock_recoveries/create': 'signedIn',
  '/stock_recoveries/$recoveryId': 'signedIn',
  '/store': ['supplier'],
  '/suppliers': ['commercial_agent'],
  '/suppliers/create': ['commercial_agent'],
  '/suppliers/$personId': 'signedIn',
  '/suppliers/$personId/edit': ['commercial_agent'],
  '/taste-and-buy': ['restaurant'],
  '/taste-and-buy/orders': ['restaurant'],
  '/taste-and-buy/tablet': ['restaurant'],
  '/taste-and-buy/waiters': ['restaurant'],
  '/taste-and-buy/waiters/create': ['restaurant'],
  '/taste-and-buy/waiters/$waiterId': ['restaurant'],
  '/taste-and-buy/orders/create': ['restaurant'],
  '/taste-and-buy/orders/$requestId': ['restaurant'],
  '/users': admins,
  '/users/create': admins,
  '/users/$personId': 'signedIn',
  '/users/$personId/edit': [...sellers, ...admins],
  // new screen
}

/** What opening a screen comes to for a group; null is a guest. */
export function outcomeOf(decision: Decision, group: GroupCode | null): 'open' | 'login' | 'home' | 'refused' {
  if (decision === 'anyone') return 'open'
  if (decision === 'signsOut') return 'login'
  if (decision === 'guests') return group === null ? 'open' : 'home'
  if (group === null) return 'login'
  return decision === 'signedIn' || decision.includes(group) ? 'open' : 'refused'
}

/** An address of a route, with one record's number for whatever it names. */
export const addressOf = (route: string, id = '5') => route.replaceAll(/\$\w+/g, id)
