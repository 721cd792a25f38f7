import type { Person, PersonCard, Relation } from '~/api/types'

/** What ties a customer to the supplier who reads. */
export const aRelation: Relation = {
  '@id': '/api/user_children/7',
  id: 7,
  value: 'child',
  status: 'valid',
  negociationMargin: 0,
  version: 1,
  permanentDiscount: 3,
  outstandingValue: 5000,
  paymentTerms: { kind: 'days', days: 30 },
  invoicing: 'delivery',
  agent: { '@id': '/api/users/10', id: 10, name: 'Agence Delaunoy' },
  label: 'Halles',
  since: '2024-10-25T08:00:00Z',
}

const address: Person['addresses'][number] = {
  '@id': '/api/addresses/7',
  id: 7,
  typeAddress: 'shipping',
  label: 'Cave',
  company: 'Le Bistrot des Halles',
  street: '18 rue des Halles',
  street2: '',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '',
  isDefault: true,
}

/** A restaurant that orders from who reads. */
export const aPerson: Person = {
  '@id': '/api/users/30',
  id: 30,
  email: 'contact@bistrot.test',
  civility: 'mrs',
  firstName: 'Léa',
  lastName: 'Bertin',
  company: 'Le Bistrot des Halles',
  phone: '0465710531',
  siren: '',
  siret: '',
  numvat: '',
  eaNumber: '',
  birthday: null,
  language: 'fr',
  userGroup: { '@id': '/api/user_groups/restaurant', code: 'restaurant' },
  status: 'valid',
  statusReason: '',
  pendingEmail: '',
  awaitsActivation: false,
  transitions: [],
  createdAt: null,
  addresses: [address],
  relation: aRelation,
  parameters: null,
}

/** The same in a list. */
export const aCard: PersonCard = {
  '@id': aPerson['@id'],
  id: aPerson.id,
  email: aPerson.email,
  company: aPerson.company,
  firstName: aPerson.firstName,
  lastName: aPerson.lastName,
  phone: aPerson.phone,
  siren: '',
  userGroup: aPerson.userGroup,
  status: 'valid',
  createdAt: null,
  statusReason: '',
  addresses: aPerson.addresses,
  label: aRelation.label,
  lastOrderAt: '2026-11-12T08:20:32Z',
  turnoverTaxExcl: null,
  overdueAmount: null,
  overdueSince: null,
  chase: '',
  agent: aRelation.agent,
  mayBeOrderedFor: true,
  negociationMargin: null,
  agentFee: null,
  customers: null,
}

/** An agent of the supplier who reads. */
export const anAgent: PersonCard = {
  ...aCard,
  '@id': '/api/users/10',
  id: 10,
  company: 'Agence Delaunoy',
  userGroup: { '@id': '/api/user_groups/commercial_agent', code: 'commercial_agent' },
  agent: null,
  mayBeOrderedFor: false,
  negociationMargin: 4.5,
  agentFee: 12,
  customers: 18,
}
