const DAY = 86_400_000

const inParis = (days: number, language: string, style: Intl.DateTimeFormatOptions = {}) =>
  new Intl.DateTimeFormat(language, { timeZone: 'Europe/Paris', ...style }).format(Date.now() + days * DAY)

/** A day counted from today, as the API writes it: 2027-01-15. */
export const dayIn = (days: number) => inParis(days, 'en-CA')

/** A day counted from today, as it is typed into a field: 15/01/2027. */
export const typedDayIn = (days: number) => inParis(days, 'fr-FR')

/** A day counted from today, as screens show it but for its year: 15 janvier. */
export const shownDayIn = (days: number) => inParis(days, 'fr-FR', { day: 'numeric', month: 'long' })
