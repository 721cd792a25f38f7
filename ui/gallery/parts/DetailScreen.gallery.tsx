import { Button } from '@mantine/core'
import { CommentPanel } from '~/shared/detail/CommentPanel'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { StatusDot } from '~/shared/parts/StatusDot'
import { type Gallery, say } from '../gallery'

const title = () => say('Réception', 'Receipt')
const back = () => ({ to: '/receipts', label: say('Réceptions', 'Receipts') })
const still = () => undefined

const Content = ({ number }: { number: string }) => (
  <>
    <DetailHeader
      title={number}
      back={back()}
      facts={
        <>
          <StatusDot tone="progress" label={say('En entrepôt', 'In the warehouse')} />
          <span>{say('attendue le 20/11/2026', 'expected on 20/11/2026')}</span>
        </>
      }
      actions={<Button>{say('Compter', 'Count')}</Button>}
    />
    <DetailColumns
      side={
        <Panel title={say('Livraison', 'Delivery')}>
          <Facts facts={[[say('Transporteur', 'Carrier'), 'Chronopost']]} />
        </Panel>
      }
    >
      <Panel title={say('Lignes', 'Lines')}>
        {say('Domaine de Brisac 2019, 120 bouteilles', 'Domaine de Brisac 2019, 120 bottles')}
      </Panel>
      <CommentPanel
        title={say('Commentaire', 'Comment')}
        comment={say('Quai 4,\navant midi', 'Dock 4,\nbefore noon')}
      />
    </DetailColumns>
  </>
)

export default {
  about:
    'A screen about one thing: its name, its state and what can be done; what it is about, what is known of it beside.',
  states: {
    normal: () => (
      <DetailScreen title={title()} back={back()} asked={{ data: 'REC-2026-000012', error: null, refetch: still }}>
        {(number) => <Content number={number} />}
      </DetailScreen>
    ),
    waiting: () => (
      <DetailScreen title={title()} back={back()} asked={{ data: undefined, error: null, refetch: still }}>
        {still}
      </DetailScreen>
    ),
    failed: () => (
      <DetailScreen title={title()} back={back()} asked={{ data: undefined, error: new Error('boom'), refetch: still }}>
        {still}
      </DetailScreen>
    ),
  },
} satisfies Gallery
