/** The parts of the profile that are changed, each by itself, in the order they are listed; `?section=` names one. */
export const SECTIONS = [
  'identity',
  'password',
  'addresses',
  'parameters',
  'invoicing',
  'notifications',
  'sessions',
  'data',
] as const

export type Section = (typeof SECTIONS)[number]
