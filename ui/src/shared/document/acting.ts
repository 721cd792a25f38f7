import { text } from '~/shared/i18n/i18n'

/** Who acted, and the administrator who acted for it; '' for nobody. */
export interface Acting {
  actor: string
  impersonator: string
}

/** "Julien Carpentier pour Maison Delorme"; what nobody did, Millésime did. */
export const actorWords = ({ actor, impersonator }: Acting): string =>
  impersonator ? text('document.actingFor', { admin: impersonator, name: actor }) : actor || 'Millésime'
