/** The acts that the trail can be narrowed to. */
export const AUDIT_ACTIONS = [
  'users.registered',
  'users.created',
  'users.changed',
  'users.activation_sent',
  'users.status_changed',
  'users.email_changed',
  'users.password_changed',
  'users.parameters_changed',
  'users.iban_changed',
  'users.address_added',
  'users.address_changed',
  'users.address_removed',
  'user_children.invited',
  'user_children.resent',
<<<<<<< HEAD
  'user_children.accepted',
  'user_children.refused',
  'user_children.changed',
=======
  'user_children.changed',
  'user_children.accepted',
  'user_children.refused',
>>>>>>> f901d50 (users: prove that no sequence opens the network, document it)
  'user_children.removed',
] as const
