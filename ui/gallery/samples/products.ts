import type { BottleProduct } from '~/shared/bottle/Bottle'
import type { TraceStep } from '~/shared/parts/trace-of'

/** One product of each look. */
export const bottles: BottleProduct[] = [
  {
    id: 1,
    name: 'Château Brisac',
    type: 'still',
    colour: 'red',
    region: 'Bordeaux',
    appellation: 'Pauillac',
    vintage: 2021,
  },
  {
    id: 2,
    name: 'Clos des Murgers',
    type: 'still',
    colour: 'red',
    region: 'Bourgogne',
    appellation: 'Volnay',
    vintage: 2020,
  },
  {
    id: 3,
    name: 'Les Galets',
    type: 'still',
    colour: 'white',
    region: 'Alsace',
    appellation: 'Riesling',
    vintage: 2023,
  },
  {
    id: 4,
    name: 'Mas Esparon',
    type: 'still',
    colour: 'rose',
    region: 'Provence',
    appellation: 'Bandol',
    vintage: 2024,
  },
  { id: 5, name: 'Ambre', type: 'still', colour: 'orange', region: 'Jura', appellation: 'Arbois', vintage: 2022 },
  {
    id: 6,
    name: 'Brut Tradition',
    type: 'sparkling',
    colour: 'white',
    region: 'Champagne',
    appellation: 'Champagne',
    vintage: null,
  },
  { id: 7, name: 'Blonde du Canal', type: 'beer', colour: '', region: 'Île-de-France', appellation: '', vintage: null },
  {
    id: 8,
    name: 'Vieille Réserve',
    type: 'spirit',
    colour: '',
    region: 'Cognac',
    appellation: 'Cognac',
    vintage: null,
  },
  { id: 9, name: 'Jus de raisin', type: 'juice', colour: '', region: 'Languedoc', appellation: '', vintage: null },
]

/** A name that no label and no column was made for. */
export const longName =
  'Château La Tour du Haut-Moulin de la Réserve des Comtes de Saint-Émilion Grand Cru Classé, Cuvée du Centenaire'

/** Every step a price can take. */
export const trace: TraceStep[] = [
  { step: 'list', label: 'Prix tarif', rate: null, priceBefore: 12.4, priceAfter: 12.4, until: null, amount: 0 },
  {
    step: 'mercuriale',
    label: 'Mercuriale CHR Rhône 2026',
    rate: null,
    priceBefore: 12.4,
    priceAfter: 11.9,
    until: '2026-12-31',
    amount: 0,
  },
  {
    step: 'frame',
    label: 'Accord-cadre du groupement des restaurateurs lyonnais',
    rate: 3,
    priceBefore: 11.9,
    priceAfter: 11.54,
    until: '2027-03-31',
    amount: 0,
  },
  {
    step: 'permanent',
    label: 'Remise permanente',
    rate: 5,
    priceBefore: 11.54,
    priceAfter: 10.96,
    until: null,
    amount: 0,
  },
  {
    step: 'code',
    label: 'Code NOEL2026',
    rate: 12.5,
    priceBefore: 10.96,
    priceAfter: 9.59,
    until: '2026-12-24',
    amount: 0,
  },
]
