import { Bottle } from '~/shared/bottle/Bottle'
import { cellar } from '~/shared/guest/cellar'

/** The bottle beside a message, one per status. */
export default function MessageArt({ status }: { status: number }) {
  const bottle = cellar[status % cellar.length]
  return bottle ? <Bottle product={bottle} height={230} decorative /> : null
}
