import type { Address } from '~/api/types'

/** Where orders go by default. */
export const cellar: Address = {
  '@id': '/api/addresses/1',
  id: 1,
  typeAddress: 'shipping',
  isDefault: true,
  label: 'Cave',
  company: 'Le Comptoir des Tilleuls',
  street: '18 rue des Halles',
  street2: 'Entrée par la cour',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '0465710531',
}

/** Another one, abroad. */
export const terrace: Address = {
  ...cellar,
  '@id': '/api/addresses/2',
  id: 2,
  isDefault: false,
  label: 'Terrasse',
  street: '4 rue du Rhône',
  street2: '',
  postcode: '1204',
  city: 'Genève',
  country: 'CH',
  phone: '',
}

export const addresses = [cellar, terrace]
