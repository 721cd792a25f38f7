import desk from '~/shared/paper/desk.module.css'
import paper from '~/shared/paper/paper.module.css'
import { Sheet, SheetFacts, Signatures } from '~/shared/paper/Sheet'
import { boxes, SheetTable, SheetWine } from '~/shared/paper/SheetTable'
import { type Gallery, say } from '../gallery'
import { goods } from '../samples/goods'

export default {
  about: 'One A4 sheet: who sends it, what it is, and goods with what they come to.',
  states: {
    'with boxes to tick': () => (
      <div className={desk.desk}>
        <Sheet
          brand="Maison Brisac"
          title={say('Bon de réception REC-12', 'Receiving slip REC-12')}
          aside={<SheetFacts facts={['28/11/2026', 'Kerval Transport']} />}
        >
          <SheetTable
            label={say('Bon de réception', 'Receiving slip')}
            columns={[
              boxes(say('Compté', 'Counted')),
              {
                key: 'product',
                head: say('Vin', 'Wine'),
                cell: (product) => <SheetWine product={product} about={[product.reference, product.appellation]} />,
              },
              { key: 'units', head: say('Bouteilles', 'Bottles'), cell: () => '12', foot: '36' },
            ]}
            rows={goods}
            keyOf={({ id }) => id}
            total={say('Total', 'Total')}
          />
          <p className={paper.reserves}>{say('Réserves', 'Reservations')}</p>
          <Signatures words={[say('Reçu le, par', 'Received on, by'), say('Signature', 'Signature')]} />
        </Sheet>
      </div>
    ),
  },
} satisfies Gallery
