import { describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { canOpen } from './route-access'

const groups: GroupCode[] = [
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
const admins = 'admin superadmin'

/** The groups that may open each screen; those of section 6 are exact (rulings, routes and access). */
const expected: [path: string, allowed: string][] = [
  ['/agents', 'supplier'],
  ['/agents/create', 'supplier'],
  ['/agents/12/edit', 'supplier'],
  ['/customers', 'supplier commercial_agent'],
  ['/customers/create', 'supplier commercial_agent'],
  ['/customers/5/edit', 'supplier commercial_agent'],
  ['/products/list', `supplier commercial_agent ${admins}`],
  ['/products/create', `supplier ${admins}`],
  ['/products/import', `supplier ${admins}`],
  ['/products/stock', `supplier ${admins}`],
  ['/products/7/stock', `supplier ${admins}`],
  ['/products/mercuriale/create', `supplier commercial_agent ${admins}`],
  ['/products/mercuriale/7/edit', `supplier commercial_agent ${admins}`],
  ['/stock_lots', `supplier ${admins}`],
  ['/stock_lots/7', `supplier ${admins}`],
  ['/products/7/edit', `supplier commercial_agent ${admins}`],
  ['/store', 'supplier'],
  ['/suppliers', 'commercial_agent'],
  ['/users', admins],
  ['/users/create', admins],
  ['/users/$personId/edit', `supplier commercial_agent ${admins}`],
  ['/suppliers/create', 'commercial_agent'],
  ['/suppliers/$personId/edit', 'commercial_agent'],
  ['/quotations/ask', 'restaurant wine_merchant hypermarket cse negociant'],
  // new screen: some
]

const everyone = [
  '/',
  '/profile',
  '/orders',
  '/orders/9',
  '/products',
  '/products/grid',
  '/products/12',
  '/products/mercuriale',
  '/products/mercuriale/12',
  '/cart/summary',
  '/customers/5',
  '/agents/5',
  '/suppliers/5',
  '/users/5',
  '/quotations',
  '/receipts',
  '/receipts/create',
  '/receipts/12',
  '/stock_recoveries',
  '/stock_recoveries/create',
  '/stock_recoveries/12',
  '/stock_counts',
  '/stock_counts/create',
  '/stock_counts/12',
  // new screen: everyone
]

describe('who may open which screen', () => {
  it.each(expected)('R-6.033 R-6.034 %s: %s', (path, allowed) => {
    expect(groups.filter((group) => canOpen(path, group)).toSorted()).toEqual(allowed.split(' ').toSorted())
  })

  it('R-6.015 R-6.016 R-6.017 R-6.030 promo codes are the administrators’ alone', () => {
    for (const path of ['/promo-codes', '/promo-codes/create', '/promo-codes/12', '/promo-codes/12/edit'])
      expect(groups.filter((group) => canOpen(path, group))).toEqual(['admin', 'superadmin'])
  })

  it('R-6.012 R-6.013 R-6.014 R-6.029 agreement frames are the administrators’ alone', () => {
    for (const path of ['/agreement-frames', '/agreement-frames/create', '/agreement-frames/5/edit'])
      expect(groups.filter((group) => canOpen(path, group))).toEqual(['admin', 'superadmin'])
  })

  it.each(everyone)('%s: everyone', (path) => expect(groups.every((group) => canOpen(path, group))).toBe(true))

  it.each(['/users/', '//users', '/Users', '/USERS/create', '/Agents', '/Products/Create', '/nowhere', ''])(
    'what is no screen opens for nobody: "%s"',
    (path) => expect(groups.some((group) => canOpen(path, group))).toBe(false),
  )
})
