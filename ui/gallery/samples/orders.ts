import type { Order, OrderStatus, OrderSummary } from '~/api/types'

const companies = [
  'Maison Delorme',
  'Domaine des Trois Cornets',
  'Brasserie du Canal Saint-Martin et de ses Environs',
  'Château Brisac',
  'Caves Réunies de la Vallée du Rhône septentrionale',
]

const statuses: OrderStatus[] = ['processing', 'paid', 'shipped', 'incident', 'closed', 'canceled']

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
      customer: { '@id': '/api/users/3', id: 3, company: 'Le Comptoir des Tilleuls' },
      supplier: { '@id': '/api/users/5', id: 5, company: companies[index % companies.length] ?? '' },
      totalUnitProduct: index === 1 ? 120_000 : 6 + index * 6,
      totalPriceTaxExcl: total,
      totalPriceTaxIncl: total * 1.2,
      totalAgentFees: 0,
      onBehalf: false,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9 - (index % 9), 43)).toISOString(),
      transitions: [],
      commentRequired: [],
    }
  })
}

/** The figures that the menu counts with. */
export const orderSummary: Partial<OrderSummary> = { open: 7, toProcess: 12, months: [], byStatus: [] }
