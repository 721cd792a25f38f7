import { Button } from '@mantine/core'
import { PageHeader } from '~/shared/parts/PageHeader'
import { type Gallery, say } from '../gallery'

const back = () => ({ to: '/orders', label: say('Commandes', 'Orders') })

export default {
  about: 'The top of every screen: names the page and the tab of the browser.',
  states: {
    normal: () => <PageHeader title={say('Commandes', 'Orders')} subtitle={say('248 commandes', '248 orders')} />,
    detail: () => (
      <PageHeader
        title="CMD-2026-000009"
        subtitle={say('passée le 20/11/2026 par Camille Aubrac', 'placed on 20/11/2026 by Camille Aubrac')}
        back={back()}
        actions={
          <>
            <Button variant="default">{say('Imprimer', 'Print')}</Button>
            <Button>{say('Recommander', 'Order again')}</Button>
          </>
        }
      />
    ),
    long: () => (
      <PageHeader
        title={say(
          'Caves Réunies de la Vallée du Rhône septentrionale et de ses coteaux ensoleillés',
          'United Cellars of the Northern Rhône Valley and its Sunny Hillsides',
        )}
        subtitle={say(
          'Fournisseur depuis le 03/02/2019, 1 248 références, livré par messagerie vin ou par sa propre tournée',
          'A supplier since 03/02/2019, 1,248 references, delivered by wine courier or by its own round',
        )}
        back={back()}
        actions={
          <>
            <Button variant="default">{say('Exporter la sélection', 'Export the selection')}</Button>
            <Button>{say('Créer une commande', 'Create an order')}</Button>
          </>
        }
      />
    ),
  },
} satisfies Gallery
