/** Where carriers that are known by their names show a parcel; the number goes at the end. */
const CARRIERS: [name: RegExp, address: string][] = [
  [/chronopost/i, 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT='],
  [/colissimo|la poste/i, 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  [/\bdpd\b/i, 'https://trace.dpd.fr/fr/trace/'],
  [/\bgls\b/i, 'https://gls-group.eu/FR/fr/suivi-colis?match='],
  [/\bups\b/i, 'https://www.ups.com/track?loc=fr_FR&tracknum='],
  [/\bdhl\b/i, 'https://www.dhl.com/fr-fr/home/suivi.html?tracking-id='],
  [/fedex|\btnt\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
]

/** Where a shipment is followed: as its sender said, else at its carrier's when that is known; null: nowhere. */
export function trackingOf(shipment: { carrier: string; trackingNumber: string; trackingUrl: string }): string | null {
  const { carrier, trackingNumber, trackingUrl } = shipment
  if (trackingUrl) return trackingUrl
  const address = CARRIERS.find(([name]) => name.test(carrier))?.[1]
  return address && trackingNumber ? address + encodeURIComponent(trackingNumber) : null
}
