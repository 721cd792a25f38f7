import { formatMoney } from '~/shared/format/format'
import { ordersLink } from '~/shared/order/orders-link'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { type Gallery, say } from '../gallery'

const year = [420, 610, 380, 900, 1240, 700, 860, 300, 450, 980, 1120, 1500]

const figures = (amount: number) => (
  <KpiRow>
    <KpiTile
      label={say('Achats sur 12 mois HT', 'Purchases over 12 months')}
      value={formatMoney(amount)}
      detail={say('+8,2 % sur un an', '+8.2% on last year')}
      trend={year}
      tone="brand"
      link={ordersLink({})}
    />
    <KpiTile label={say('Commandes en cours', 'Open orders')} value="12" detail={say('sur 64', 'of 64')} trend={year} />
    <KpiTile
      label={say('Dernière commande', 'Last order')}
      value={say('12 nov. 2026', '12 Nov 2026')}
      detail={say('il y a 9 jours', '9 days ago')}
    />
    <KpiTile
      label={say('À payer', 'To pay')}
      value={formatMoney(amount)}
      detail={say('dont 12,00 € en retard', '€12.00 of it overdue')}
      link={ordersLink({})}
      detailLink={ordersLink({})}
    />
  </KpiRow>
)

export default {
  about: 'One figure with its name, what it compares to and its year; some open the list behind them.',
  states: { normal: () => figures(6284.6), zero: () => figures(0), large: () => figures(1_248_930.5) },
} satisfies Gallery
