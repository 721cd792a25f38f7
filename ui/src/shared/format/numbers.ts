/** A company's number as it is printed: 3-3-3 digits, and five more for an establishment. */
export function formatSiren(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a, b, c, nic) =>
    [a, b, c, nic].filter(Boolean).join('\u00A0'),
  )
}

/** A French telephone number in pairs; others stay as they were given. */
export const formatPhone = (phone: string) =>
  /^0\d{9}$/.test(phone) ? phone.replaceAll(/(\d\d)(?=\d)/g, '$1\u00A0') : phone

/** A French VAT number: its key, then the company's number. */
export const formatVat = (vat: string) =>
  vat.replace(/^(FR)(\w\w)(\d{9})$/, (_, country, key, siren) => `${country}\u00A0${key}\u00A0${formatSiren(siren)}`)

/** An IBAN in groups of four, as banks print it. */
export const formatIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
