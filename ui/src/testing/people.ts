import type { GroupCode, Me } from '~/api/types'

/** Somebody of a group who is signed in. */
export function person(group: GroupCode): Me {
  return {
    '@id': '/api/users/3',
    id: 3,
    email: `${group}@millesime.test`,
    civility: 'mrs',
    firstName: 'Camille',
    lastName: 'Aubrac',
    company: 'Le Comptoir des Tilleuls',
    phone: '',
    siren: '',
    siret: '',
    numvat: '',
    eaNumber: '',
    birthday: null,
    userGroup: { '@id': `/api/user_groups/${group}`, code: group },
    status: 'valid',
    createdAt: '2026-01-05T09:00:00Z',
    relation: null,
    language: 'fr',
    statusReason: '',
    transitions: [],
    pendingEmail: '',
    awaitsActivation: false,
    isGuest: false,
    addresses: [],
  }
}
