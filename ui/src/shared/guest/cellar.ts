import type { BottleProduct } from '~/shared/bottle/Bottle'

/** The bottles on the shelf of the sign-in page: invented, one per kind of drink. */
export const cellar: BottleProduct[] = [
  {
    id: 4,
    name: 'Les Argelas',
    type: 'still',
    colour: 'rose',
    region: 'Provence',
    appellation: 'Bandol',
    vintage: 2025,
  },
  {
    id: 7,
    name: 'Brut Réserve',
    type: 'sparkling',
    colour: 'white',
    region: 'Champagne',
    appellation: 'Champagne',
    vintage: null,
  },
  {
    id: 2,
    name: 'Haut-Verdier',
    type: 'still',
    colour: 'red',
    region: 'Bordeaux',
    appellation: 'Pauillac',
    vintage: 2020,
  },
  { id: 9, name: 'Kessler', type: 'still', colour: 'white', region: 'Alsace', appellation: 'Riesling', vintage: 2023 },
  {
    id: 5,
    name: 'Vieux Fût XO',
    type: 'spirit',
    colour: '',
    region: 'Sud-Ouest',
    appellation: 'Armagnac',
    vintage: null,
  },
  { id: 3, name: 'La Croix', type: 'still', colour: 'red', region: 'Beaujolais', appellation: 'Morgon', vintage: 2024 },
]
