import { IconDownload, IconPrinter, IconTruckDelivery } from '@tabler/icons-react'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { type Gallery, say } from '../gallery'

const still = () => undefined

const actions = () => (
  <>
    <BulkAction icon={<IconDownload size={18} aria-hidden />}>{say('Exporter', 'Export')}</BulkAction>
    <BulkAction icon={<IconPrinter size={18} aria-hidden />}>{say('Imprimer', 'Print')}</BulkAction>
    <BulkAction icon={<IconTruckDelivery size={18} aria-hidden />} disabled>
      {say('Marquer expédiées', 'Mark as shipped')}
    </BulkAction>
  </>
)

export default {
  about: 'What can be done with the chosen rows.',
  states: {
    one: () => (
      <BulkBar count={1} gender="feminine" onClear={still}>
        {actions()}
      </BulkBar>
    ),
    extreme: () => (
      <BulkBar count={1_248_930} gender="feminine" onClear={still}>
        {actions()}
      </BulkBar>
    ),
    none: () => (
      <BulkBar count={0} gender="feminine" onClear={still}>
        {actions()}
      </BulkBar>
    ),
  },
} satisfies Gallery
