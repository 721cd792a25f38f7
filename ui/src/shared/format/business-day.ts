/** The day it is in Paris, where business days end (domain 9.1), in the form YYYY-MM-DD. */
export const businessDay = (at: number | Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(at)
