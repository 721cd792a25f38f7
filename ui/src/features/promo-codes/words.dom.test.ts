import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { aCode } from './testing/fixtures'
import { type Conditions, conditionsOf, conditionWords, exampleOf, sentenceOf } from './words'

/** Amounts and rates have no-break spaces. */
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null

const t = () => i18next.getFixedT('fr', 'codes')
const said = (changes: Partial<Conditions>) => plain(sentenceOf(t(), { ...conditionsOf(aCode()), ...changes }))
const conditions = (changes: Partial<Conditions>) =>
  conditionWords(t(), { ...conditionsOf(aCode()), ...changes }).map(plain)

beforeAll(() => loadTexts('codes'))

describe('a code in words', () => {
  it.each<[string, Partial<Conditions>, string]>([
    ['a rate', {}, 'BIENVENUE10 retire 10 % sur les vins de Château Cantelaude.'],
    [
      'an amount of several suppliers',
      { rate: null, amount: 25, suppliers: ['Cantelaude', 'Verdelune'] },
      'BIENVENUE10 retire 25,00 € sur les vins de Cantelaude et Verdelune.',
    ],
    [
      'some wines, by name',
      { products: ['Clos Brantille 2021', 'Clos du Bois'] },
      'BIENVENUE10 retire 10 % sur Clos Brantille 2021 et Clos du Bois, de Château Cantelaude.',
    ],
    [
      'many wines, counted',
      { products: ['A', 'B', 'C', 'D'] },
      'BIENVENUE10 retire 10 % sur 4 vins de Château Cantelaude.',
    ],
    [
      'many suppliers, the first by name',
      { suppliers: ['A', 'B', 'C', 'D', 'E'] },
      'BIENVENUE10 retire 10 % sur les vins de A, B et 3 autres.',
    ],
    [
      'what is not said yet',
      { code: ' ', suppliers: [] },
      'Le code retire 10 % sur les vins de … (fournisseur à choisir).',
    ],
  ])('says %s', (_, changes, words) => expect(said(changes)).toBe(words))

  it('says nothing before it gives something', () => expect(said({ rate: null, amount: null })).toBeNull())

  it('tells its conditions in the order of how much they matter', () => {
    expect(conditions({ endsOn: '2027-01-31', startsOn: '2027-01-01' })).toEqual([
      'Il faut au moins 300,00 € de ces vins dans le panier.',
      'Réservé à ces groupes : CHR.',
      'Valable du 1er janvier 2027 au 31 janvier 2027 compris.',
      '100 utilisations en tout, une seule par client.',
      'Il ne compte pas sur les vins dont le prix est déjà négocié.',
      'Ce fournisseur en supporte le coût.',
      'Montants HT.',
      'Il n’est affiché nulle part : c’est à vous de le donner.',
    ])
  })

  it.each<[Partial<Conditions>, string]>([
    [{ groups: [] }, 'Tous les groupes de clients peuvent l’utiliser.'],
    [{ startsOn: '2027-01-01', endsOn: null }, 'Valable à partir du 1er janvier 2027, sans date de fin.'],
    [{ startsOn: '2027-01-01', endsOn: '2027-01-01' }, 'Valable le seul 1er janvier 2027.'],
    [{ startsOn: '', endsOn: '2027-01-01' }, 'Valable jusqu’au 1er janvier 2027.'],
    [{ maxUses: null, maxUsesPerCustomer: null }, 'Sans limite d’utilisations.'],
    [{ maxUses: 1, maxUsesPerCustomer: null }, '1 utilisation en tout, sans limite par client.'],
    [{ maxUses: null, maxUsesPerCustomer: 3 }, 'Sans limite en tout, mais 3 par client.'],
    [{ rate: null, amount: 25 }, 'Le montant est réparti entre les vins concernés, selon leur valeur.'],
    [{ combinable: true }, 'Il s’ajoute aux prix déjà négociés.'],
    [{ shown: true }, 'Ceux qui peuvent l’utiliser le lisent dans leur panier.'],
    [{ suppliers: ['A', 'B'] }, 'Chacun de ces fournisseurs en supporte le coût sur ses vins.'],
    [{ groups: [] }, 'Montants HT pour les professionnels, TTC pour les particuliers.'],
    [{ groups: ['customer'] }, 'Montants TTC.'],
  ])('tells %o as "%s"', (changes, words) => expect(conditions(changes)).toContain(words))

  it('tells of no tax where no amount is said', () => {
    expect(conditions({ minimum: 0 }).filter((words) => words?.startsWith('Montants'))).toEqual([])
  })

  it.each<[Partial<Conditions>, { before: number; after: number } | null]>([
    [{}, { before: 300, after: 270 }],
    [{ minimum: 0 }, { before: 100, after: 90 }],
    [
      { minimum: 0, rate: null, amount: 25 },
      { before: 100, after: 75 },
    ],
    [
      { minimum: 0, rate: null, amount: 120 },
      { before: 300, after: 180 },
    ],
    [
      { minimum: 333.33, rate: 12.5 },
      { before: 333.33, after: 291.66 },
    ], // 41.66625, rounded to 41.67
    [{ rate: null, amount: null }, null],
  ])('has an example for %o', (changes, example) => {
    expect(exampleOf({ ...conditionsOf(aCode()), ...changes })).toEqual(example)
  })
})
