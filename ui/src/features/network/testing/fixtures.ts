import type { UserRelation } from '~/api/types'

/** A restaurant that its supplier is connected with. */
export const aCustomer: UserRelation = {
  '@id': '/api/user_children/7',
  id: 7,
  relation: 'child',
  status: 'valid',
  awaiting: null,
  email: 'contact@bistrot.test',
  product: null,
  user: {
    '@id': '/api/users/30',
    id: 30,
    name: 'Le Bistrot des Halles',
    company: 'Le Bistrot des Halles',
    email: 'contact@bistrot.test',
    phone: '0465710531',
    userGroup: { '@id': '/api/user_groups/restaurant', code: 'restaurant' },
    status: 'valid',
  },
  negociationMargin: 0,
  version: 1,
  permanentDiscount: 3,
  outstandingValue: 5000,
  paymentTerms: { kind: 'days', days: 30 },
  invoicing: 'delivery',
  agent: { '@id': '/api/users/10', id: 10, name: 'Agence Delaunoy' },
  label: 'Halles',
  since: '2024-10-25T08:00:00Z',
  invitedAt: '2024-10-20T08:00:00Z',
  expiresAt: null,
}

/** An invitation that its supplier sent: it knows the e-mail alone. */
export const anInvitation: UserRelation = {
  ...aCustomer,
  '@id': '/api/user_children/8',
  id: 8,
  status: 'pending',
  awaiting: 'other',
  email: 'chef@table-neuve.test',
  product: { '@id': '/api/products/37', id: 37, name: 'Château Brantille 2019' },
  user: null,
  agentFee: 15,
  permanentDiscount: 0,
  outstandingValue: null,
  paymentTerms: null,
  invoicing: 'delivery',
  agent: null,
  label: '',
  since: null,
  invitedAt: '2026-11-18T08:00:00Z',
  expiresAt: '2099-12-02T08:00:00Z',
}

/** An agent that asks a supplier in. */
export const anAgentAsking: UserRelation = {
  ...anInvitation,
  '@id': '/api/user_children/9',
  id: 9,
  awaiting: 'me',
  email: 'romain@agence.test',
  product: null,
  user: {
    '@id': '/api/users/80',
    id: 80,
    name: 'Agence Lambertin',
    company: 'Agence Lambertin',
    email: 'romain@agence.test',
    phone: '',
    userGroup: { '@id': '/api/user_groups/commercial_agent', code: 'commercial_agent' },
    status: 'valid',
  },
}

/** A supplier that asks a buyer in. */
export const aSupplierAsking: UserRelation = {
  ...aCustomer,
  '@id': '/api/user_parent/12',
  id: 12,
  relation: 'parent',
  status: 'pending',
  awaiting: 'me',
  email: 'contact@delorme.test',
  user: {
    '@id': '/api/users/7',
    id: 7,
    name: 'Maison Delorme',
    company: 'Maison Delorme',
    email: 'contact@delorme.test',
    phone: '',
    userGroup: { '@id': '/api/user_groups/supplier', code: 'supplier' },
    status: 'valid',
  },
  agent: null,
  label: '',
  since: null,
  invitedAt: '2026-11-18T08:00:00Z',
  expiresAt: '2099-12-02T08:00:00Z',
}
