import { describe, expect, it } from 'vitest'
import * as business from './business-rules'
import * as file from './file-rules'
import { message } from './message'
import * as number from './number-rules'
import { password } from './password'
import { all, type Rule } from './rule'
import * as text from './text-rules'

interface Row {
  rule: Rule
  accepted: unknown[]
  refused: unknown[]
  words: string
}

const rows: Record<string, Row> = {
  'R-5.001 R-5.045 alpha': {
    rule: text.alpha,
    accepted: ['ab', 'été'],
    refused: ['ab1', 'a b'],
    words: 'Le champ ne peut contenir que des lettres',
  },
  'R-5.002 R-5.047 alpha_dash': {
    rule: text.alphaDash,
    accepted: ['a-b_1'],
    refused: ['a b'],
    words: 'Le champ ne peut contenir que des caractères alphanumériques, des tirets ou des tirets bas',
  },
  'R-5.003 R-5.046 alpha_num': {
    rule: text.alphaNum,
    accepted: ['ab1'],
    refused: ['a-b'],
    words: 'Le champ ne peut contenir que des caractères alphanumériques',
  },
  'R-5.004 R-5.048 alpha_spaces': {
    rule: text.alphaSpaces,
    accepted: ['ab cd'],
    refused: ['ab1'],
    words: 'Le champ ne peut contenir que des lettres ou des espaces',
  },
  'R-5.005 R-5.049 between': {
    rule: number.between(1, 6),
    accepted: [1, 6, '3,5'],
    refused: [0, 7, 'six'],
    words: 'Le champ doit être compris entre 1 et 6',
  },
  'R-5.007 R-5.051 digits': {
    rule: text.digits(5),
    accepted: ['33000'],
    refused: ['3300', '330000', '3300a'],
    words: 'Le champ doit être un nombre entier de 5 chiffres',
  },
  'R-5.009 R-5.053 email': {
    rule: text.email,
    accepted: ['a@b.fr', 'marie.dupont+vin@chateau-margaux.fr'],
    refused: ['abc', 'a@', '@b.fr', 'a b@c.fr', 'Marie <a@b.fr>', `${'a'.repeat(250)}@b.fr`],
    words: 'Le champ doit être une adresse e-mail valide',
  },
  'R-5.012 R-5.058 integer': {
    rule: number.integer,
    accepted: [3, '0', '-12'],
    refused: [1.5, '1.5', '1e3', '+1'],
    words: 'Le champ doit être un nombre entier',
  },
  'R-5.013 R-5.071 is': {
    rule: text.is('a'),
    accepted: ['a'],
    refused: ['b'],
    words: 'Le champ n’a pas la valeur attendue',
  },
  'R-5.014 R-5.071 is_not': {
    rule: text.isNot('a'),
    accepted: ['b'],
    refused: ['a'],
    words: 'Le champ ne peut pas avoir cette valeur',
  },
  'R-5.015 R-5.059 length': {
    rule: text.length(4),
    accepted: ['rosé', '🍷🍷🍷🍷'],
    refused: ['ros', 'rosés'],
    words: 'Le champ doit contenir exactement 4 caractères',
  },
  'R-5.016 R-5.060 max': {
    rule: text.max(4),
    accepted: ['rosé'],
    refused: ['rosés'],
    words: 'Le champ ne peut pas contenir plus de 4 caractères',
  },
  'R-5.017 R-5.062 max_value': {
    rule: number.maxValue(12.5),
    accepted: [12.5, -3],
    refused: [13],
    words: 'Le champ doit avoir une valeur de 12,5 ou moins',
  },
  'R-5.019 R-5.061 min': {
    rule: text.min(8),
    accepted: ['huit car'],
    refused: ['sept ca'],
    words: 'Le champ doit contenir au moins 8 caractères',
  },
  'R-5.020 R-5.063 min_value': {
    rule: number.minValue(6),
    accepted: [6, '6'],
    refused: [5, 0],
    words: 'Le champ doit avoir une valeur de 6 ou plus',
  },
  'R-5.021 R-5.054 R-5.071 not_one_of': {
    rule: text.notOneOf(['x']),
    accepted: ['a'],
    refused: ['x'],
    words: 'Le champ doit être une valeur valide',
  },
  'R-5.022 R-5.065 numeric': {
    rule: text.numeric,
    accepted: ['12'],
    refused: ['12a', '-1'],
    words: 'Le champ ne peut contenir que des chiffres',
  },
  'R-5.023 R-5.055 R-5.071 one_of': {
    rule: text.oneOf(['red']),
    accepted: ['red'],
    refused: ['Red'],
    words: 'Le champ doit être une valeur valide',
  },
  'R-5.024 R-5.066 regex': {
    rule: text.regex(/^[a-z]+$/),
    accepted: ['abc'],
    refused: ['aB'],
    words: 'Le champ est invalide',
  },
  'R-5.027 R-5.071 url': {
    rule: text.url,
    accepted: ['https://millesime.test/vins?x=1'],
    refused: ['abc', 'javascript:alert(1)', 'http://'],
    words: 'Le champ doit être une adresse web valide',
  },
  'R-5.030 R-5.031 R-5.032 R-5.033 R-5.034 R-5.035 R-5.036 R-5.037 R-9.011 password': {
    rule: password,
    accepted: ['Aa1!aaaa', 'Aa1!_é aa', ...Array.from('#?!@$%^&*-').map((special) => `Aa1${special}aaaa`)],
    refused: ['Aa1!aaa', 'Aa1!e\u0301bc', 'E\u0301a1!aaaa', 'aa1!aaaa', 'AA1!AAAA', 'Aaa!aaaa', 'Aa1_aaaa', 'Éa1!éééé'],
    words:
      'Votre mot de passe doit contenir au moins huit caractères, une majuscule, un chiffre, et un caractère spécial (? / ! / * )',
  },
  'R-5.038 R-5.039 R-5.040 R-5.041 R-9.012 numvat': {
    rule: business.numvat,
    // Blanks are taken off before it is kept, as the server does.
    accepted: ['FR12345678901', 'BE12345678901', 'FR 12345678901', 'FR 44 732 829\u00A0320', 'FR12345678901\n'],
    refused: ['fr12345678901', 'FR1234567890', 'FR123456789012', 'FR-12345678901', 'FRA2345678901'],
    words: 'Le numéro doit contenir le code FR suivi de 11 chiffres',
  },
  'R-5.068 R-5.071 double': {
    rule: number.double,
    accepted: ['12,50', '12.5', 3],
    refused: ['12,', 'a', '1 2'],
    words: 'Le champ doit être un nombre décimal valide',
  },
  siren: {
    rule: business.siren,
    accepted: ['732829320', '732 829 320', '356000000'],
    refused: ['732829321', '73282932', '7328293200', 'abcdefghi'],
    words: 'Le champ doit être un numéro SIREN valide de 9 chiffres',
  },
  // La Poste: the second follows its own rule (sum of digits 20), the third neither.
  siret: {
    rule: business.siret,
    accepted: ['73282932000074', '35600000000048', '35600000000006'],
    refused: ['73282932000075', '35600000000007', '7328293200007'],
    words: 'Le champ doit être un numéro SIRET valide de 14 chiffres',
  },
  'postcode in France': {
    rule: business.postcode('FR'),
    accepted: ['33000', '97400'],
    refused: ['3300', 'SW1A 1AA'],
    words: 'Le champ doit être un code postal valide',
  },
  'postcode abroad': {
    rule: business.postcode('GB'),
    accepted: ['SW1A 1AA', '1000'],
    refused: ['!', 'SW1A 1AA 12345'],
    words: 'Le champ doit être un code postal valide',
  },
  phone: {
    rule: business.phone,
    accepted: ['05 56 00 00 00', '+33 5.56.00.00.00'],
    refused: ['12', 'abc'],
    words: 'Le champ doit être un numéro de téléphone valide',
  },
  date: {
    rule: business.date,
    accepted: ['2026-02-28'],
    refused: ['2026-02-29', '28/02/2026'],
    words: 'Le champ doit être une date valide',
  },
}

describe.each(Object.entries(rows))('%s', (_name, { rule, accepted, refused, words }) => {
  it.each(accepted)('accepts %j', (value) => expect(rule(value, {})).toBeNull())
  it.each(refused)('refuses %j', (value) => expect(rule(value, {})).toBe(words))
  it.each(['', '  ', null, undefined])('leaves an empty %j to required', (value) => expect(rule(value, {})).toBeNull())
})

describe('rules that look further', () => {
  it.each(['', ' \t', null, undefined, [], false])('R-5.025 R-5.042 R-5.043 required refuses %j', (value) =>
    expect(text.required(value, {})).toBe('Le champ est obligatoire'),
  )

  it.each(['x', 0, [0], true])('required accepts %j', (value) => expect(text.required(value, {})).toBeNull())

  it('R-5.006 R-5.050 confirmed compares with the other field, empty too', () => {
    const same = text.confirmed((values: { password: string }) => values.password)
    expect(same('a', { password: 'a' })).toBeNull()
    expect(same('', { password: 'a' })).toBe('Le champ ne correspond pas')
  })

  it('R-5.067 R-5.071 required_if names its target', () => {
    const rule = text.requiredIf('Pays', (values: { country: string }) => values.country === 'FR')
    expect(rule('', { country: 'FR' })).toBe('Le champ est obligatoire lorsque Pays a cette valeur')
    expect(rule('', { country: 'BE' })).toBeNull()
  })

  it('the first refusal is the one shown', () => {
    const rule = all(text.required, text.email)
    expect([rule('', {}), rule('abc', {}), rule('a@b.fr', {})]).toEqual([message('required'), message('email'), null])
  })

  it('bounds of amounts are written as amounts', () => {
    const euros = (cents: number) => `${cents / 100} €`
    expect(number.minValue(1250, euros)(1200, {})).toBe('Le champ doit avoir une valeur de 12.5 € ou plus')
  })
})

describe('rules on files', () => {
  const png = { name: 'Logo.PNG', size: 500 * 1024 - 1, type: 'image/png', width: 300, height: 200 }

  it.each(['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'webp'])('R-5.010 R-5.011 R-5.028 takes .%s', (extension) => {
    const picture = { name: `a.${extension}`, size: 1, type: 'image/x' }
    expect(file.refusalOf(picture, [file.ext(file.imageExtensions), file.image])).toBeNull()
  })

  it.each([
    ['R-5.056 tiff', { ...png, name: 'a.tiff' }, 'Le champ doit être un fichier valide'],
    ['R-5.057 a text named as a picture', { ...png, type: null }, 'Le champ doit être une image'],
    [
      'R-5.026 R-5.044 one byte too heavy',
      { ...png, size: 500 * 1024 },
      "L'image doit avoir un poids inférieur à 500 KB",
    ],
  ])('%s is refused', (_name, picture, words) =>
    expect(file.refusalOf(picture, [file.ext(file.imageExtensions), file.image, file.size(500)])).toBe(words),
  )

  it('R-5.018 R-5.064 mimes looks at what the first bytes tell', () => {
    expect(file.mimes(['image/png'])(png)).toBeNull()
    expect(file.mimes(['application/pdf'])(png)).toBe('Le champ doit avoir un type MIME valide')
    expect(file.mimes(['image/png'])({ ...png, type: null })).not.toBeNull()
  })

  it('R-5.008 R-5.029 R-5.052 dimensions is exact, and refuses webp', () => {
    const rule = file.dimensions(300, 200)
    const words = 'Le champ doit être une image de 300 pixels par 200 pixels'
    expect(rule(png)).toBeNull()
    expect(rule({ ...png, width: 301 })).toBe(words)
    expect(rule({ ...png, name: 'a.webp', type: 'image/webp' })).toBe(words)
  })
})
