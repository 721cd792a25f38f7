import type { GroupCode } from '~/api/types'
import { newPerson, type PersonValues } from '~/shared/person-fields/person-values'

export const nobody = (group: GroupCode): PersonValues => newPerson(group)

export const camille: PersonValues = {
  ...newPerson('restaurant'),
  email: 'camille@aubrac.fr',
  civility: 'mrs',
  firstName: 'Camille',
  lastName: 'Aubrac',
  phone: '04 72 00 00 00',
  company: 'Le Comptoir des Tilleuls',
  siren: '732 829 320',
  siret: '732 829 320 00074',
  numvat: 'FR44732829320',
}
