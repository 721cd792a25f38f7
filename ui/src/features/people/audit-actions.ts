/** The acts that the trail can be narrowed to. */
export const AUDIT_ACTIONS = [
  'users.registered',
  'users.created',
  'users.changed',
  'users.status_changed',
  'users.email_changed',
  'users.password_changed',
  'users.parameters_changed',
  'users.iban_changed',
  'users.address_added',
  'users.address_changed',
  'users.address_removed',
  'user_children.changed',
] as const
