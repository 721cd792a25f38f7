import { ExportMenu } from '~/shared/export/ExportMenu'
import { type Gallery, say } from '../gallery'

type Props = Parameters<typeof ExportMenu>[0]

const excel = { label: 'Excel (.xlsx)', onChoose: () => undefined }
const plain = { label: 'CSV (.csv)', onChoose: () => undefined }

const menu =
  (own: Partial<Props> = {}) =>
  () => <ExportMenu label={say('Exporter', 'Export')} ways={[excel, plain]} disabled={false} isBusy={false} {...own} />

export default {
  about: 'The whole list as a file, in the format that the person chooses.',
  states: {
    closed: menu(),
    'one format': menu({ ways: [plain] }),
    disabled: menu({ disabled: true }),
    busy: menu({ isBusy: true }),
  },
} satisfies Gallery
