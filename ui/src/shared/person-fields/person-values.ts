import type { GroupCode, User } from '~/api/types'
import { currentLocale } from '~/shared/locale/locale'

/** The identity of a person as forms hold it; its addresses and its password are the form's own. */
export interface PersonValues {
  userGroup: GroupCode
  email: string
  civility: 'mr' | 'mrs' | ''
  firstName: string
  lastName: string
  phone: string
  /** YYYY-MM-DD; DateField shows and reads DD/MM/YYYY. */
  birthday: string | null | undefined
  language: 'fr' | 'en'
  company: string
  siren: string
  siret: string
  numvat: string
  eaNumber: string
}

/** Somebody to fill in. */
export const newPerson = (userGroup: GroupCode): PersonValues => ({
  userGroup,
  email: '',
  civility: '',
  firstName: '',
  lastName: '',
  phone: '',
  birthday: null,
  language: currentLocale(),
  company: '',
  siren: '',
  siret: '',
  numvat: '',
  eaNumber: '',
})

type Known = Omit<PersonValues, 'userGroup' | 'language' | 'birthday'> &
  Pick<User, 'userGroup' | 'birthday'> & { language?: string }

/** Somebody the server knows, to be changed. */
export const personOf = (user: Known): PersonValues => ({
  userGroup: user.userGroup.code,
  email: user.email,
  civility: user.civility,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  birthday: user.birthday,
  language: user.language === 'en' ? 'en' : 'fr',
  company: user.company,
  siren: user.siren,
  siret: user.siret,
  numvat: user.numvat,
  eaNumber: user.eaNumber,
})
