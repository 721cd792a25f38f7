import { currentLocale } from '~/shared/locale/locale'

/** A weight for people: 240 Ko, 1,5 Mo. */
export function formatKilobytes(kilobytes: number): string {
  const isFrench = currentLocale() === 'fr'
  const [amount, unit] =
    kilobytes >= 1024 ? [kilobytes / 1024, isFrench ? 'Mo' : 'MB'] : [kilobytes, isFrench ? 'Ko' : 'kB']
  const figures = new Intl.NumberFormat(isFrench ? 'fr-FR' : 'en-GB', {
    maximumFractionDigits: kilobytes >= 1024 ? 1 : 0,
  })
  return `${figures.format(amount)}\u00A0${unit}`
}
