import type { GroupCode, Order, OrderStatus, Party, WaitingKind } from '~/api/types'

const companies = [
  'Maison Delorme',
  'Domaine des Trois Cornets',
  'Brasserie du Canal Saint-Martin et de ses Environs',
  'Château Brisac',
  'Caves Réunies de la Vallée du Rhône septentrionale',
]

const statuses: OrderStatus[] = ['processing', 'paid', 'shipped', 'incident', 'closed', 'canceled']

const party = (id: number, company: string, code: GroupCode): Party => ({
  '@id': `/api/users/${id}`,
  id,
  company,
  name: company,
  userGroup: { '@id': `/api/user_groups/${code}`, code },
})

/** So many orders, always the same, of every length and size of amount. */
export function someOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const id = count - index
    const total = index === 1 ? 1_248_930.5 : 84.2 + index * 153.36
    return {
      '@id': `/api/orders/${id}`,
      id,
      number: `CMD-2026-${String(id).padStart(6, '0')}`,
      status: statuses[index % statuses.length] ?? 'processing',
      origin: 'millesime',
      customer: party(3, 'Le Comptoir des Tilleuls', 'restaurant'),
      supplier: party(5, companies[index % companies.length] ?? '', 'supplier'),
      totalUnitProduct: index === 1 ? 120_000 : 6 + index * 6,
      totalPriceTaxExcl: total,
      totalPriceTaxIncl: total * 1.2,
      openAmount: total * 1.2,
      totalAgentFees: 0,
      onBehalf: false,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9 - (index % 9), 43)).toISOString(),
      transitions: [],
      commentRequired: [],
      customerReference: '',
      wishedDeliveryOn: null,
    }
  })
}

/** What the menu counts. */
export const waiting: { kinds: WaitingKind[]; total: number } = {
  kinds: [{ kind: 'confirm', list: 'orders', statuses: ['processing'], count: 12 }],
  total: 12,
}
