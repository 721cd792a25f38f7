import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { listLine } from '../testing/fixtures'
import { orderCsv } from './order-csv'

beforeAll(() => loadTexts('pricelists', 'pricelist'))

describe('the file of a list', () => {
  it('has a row for every price, and what is entered with the first', () => {
    const line = listLine({
      tiers: [
        { minQuantity: 1, priceTaxExcl: 8 },
        { minQuantity: 36, priceTaxExcl: 7.5 },
      ],
      previousPriceTaxExcl: 7.8,
      lastPaid: { priceTaxExcl: 8.2, on: '2026-10-02', order: { '@id': '/api/orders/44', id: 44, number: 'CMD-44' } },
    })
    const rows = orderCsv(i18next.getFixedT('fr', 'pricelists'), [line], { 101: 12 }).split('\r\n')
    expect(rows.slice(1, 3)).toEqual([
      'MAR-101;3760001230017;Château Palmeraie;2018;Rouge;Margaux;75;6;1;8,00;Carte d’hiver;10,00;7,80;8,20;02/10/2026;12',
      'MAR-101;3760001230017;Château Palmeraie;2018;Rouge;Margaux;75;6;36;7,50;Carte d’hiver;10,00;;;;',
    ])
  })
})
