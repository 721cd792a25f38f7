import { describe, expect, it } from 'vitest'
import { queryString } from '~/shared/api/query-string'
import { filterCount, noFilters, toggled } from './narrowing'
import { catalogueSearch, listQuery, productQuery, sortOf, withoutDefaults, withSort } from './search'

describe('the catalogue in the URL', () => {
  it('keeps what is well formed', () => {
    const search = { page: 2, sort: '-vintage', colour: ['red'], min: 5, available: true, view: 'table' }
    expect(catalogueSearch(search)).toEqual(search)
  })

  it.each([
    ['page', -1],
    ['page', 'two'],
    ['sort', 'password'],
    ['colour', 7],
    ['min', -3],
    ['available', 'perhaps'],
    ['warehouse', 'moon'],
    ['view', 'cinema'],
  ])('falls back when %s is %s', (key, value) => {
    expect(catalogueSearch({ [key]: value, region: ['Jura'] })).toEqual({ region: ['Jura'] })
  })

  it('leaves defaults out', () => {
    const search = { page: 1, search: '', region: [], colour: ['red'] }
    expect(withoutDefaults({ search, next: (same) => same })).toEqual({ colour: ['red'] })
  })

  it('R-7.073 asks the API for its sort as order[key], with array filters in []', () => {
    const query = productQuery({ sort: '-vintage', colour: ['red', 'white'], min: 5, supplier: ['5'], page: 2 })
    expect(decodeURIComponent(queryString(query))).toBe(
      '?colour[]=red&colour[]=white&supplier[]=5&priceTaxExcl[gte]=5&order[vintage]=desc&page=2',
    )
  })

  it('opens on the newest products that can be ordered, a seller’s on the newest, and a search on the most relevant', () => {
    expect(queryString(productQuery({}))).toBe('?order%5Borderable%5D=desc&order%5BcreatedAt%5D=desc')
    expect(queryString(listQuery({}, false))).toBe('?order%5BcreatedAt%5D=desc')
    expect(queryString(productQuery({ search: 'margaux' }))).toBe('?search=margaux')
    expect(sortOf({ search: 'margaux' })).toBeUndefined()
    expect(sortOf({ search: 'margaux', sort: 'name' })).toBe('name')
  })

  it('leaves the order that holds anyway out of the URL', () => {
    expect(withSort({}, '-createdAt')).toEqual({ sort: undefined })
    expect(withSort({}, 'region')).toEqual({ sort: 'region' })
    expect(withSort({ search: 'margaux' }, '-createdAt')).toEqual({ sort: '-createdAt' })
  })

  it('adds a value to a facet and takes it away again', () => {
    expect(toggled({ colour: ['red'] }, 'colour', 'white')).toEqual({ colour: ['red', 'white'] })
    expect(toggled({ colour: ['red', 'white'] }, 'colour', 'red')).toEqual({ colour: ['white'] })
    expect(toggled({ colour: ['red'] }, 'colour', 'red')).toEqual({ colour: undefined })
  })

  it('counts filters, and clears them all', () => {
    const search = { colour: ['red', 'white'], min: 5, max: 9, available: true as const, search: 'brisac', page: 3 }
    expect(filterCount(search)).toBe(4)
    const cleared = { ...search, ...noFilters }
    expect(filterCount(cleared)).toBe(0)
    expect(cleared.search).toBeUndefined()
  })
})
