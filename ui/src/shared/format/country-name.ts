import { currentLocale } from '~/shared/locale/locale'

/** What a country of ISO 3166 is called in the language of the page. */
export const countryName = (code: string) =>
  code === '' ? '' : (new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code) ?? '')
