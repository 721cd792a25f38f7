import type { Me } from '~/api/types'

/** Somebody who is signed in. */
export const agent: Me = {
  '@id': '/api/users/9',
  id: 9,
  email: 'agent@millesime.test',
  civility: 'mrs',
  firstName: 'Sophie',
  lastName: 'Delaunoy',
  company: '',
  phone: '',
  siren: '',
  siret: '',
  numvat: '',
  eaNumber: '',
  birthday: null,
  userGroup: { '@id': '/api/user_groups/commercial_agent', code: 'commercial_agent' },
  status: 'valid',
  addresses: [],
  createdAt: '2023-07-19T20:48:05Z',
  relation: null,
  language: 'fr',
  statusReason: '',
  transitions: [],
  pendingEmail: '',
  awaitsActivation: false,
  isGuest: false,
}
