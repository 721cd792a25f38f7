import { FileList } from '~/shared/forms/files/FileList'
import type { LoadedFile, PendingFile } from '~/shared/forms/files/use-files'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

const loaded: LoadedFile[] = [
  { id: 'a', name: 'tarifs-2027.pdf', size: 482_000, dataUrl: 'data:,' },
  { id: 'b', name: `${longName}.pdf`, size: 9_800_000, dataUrl: 'data:,' },
]

const pending = (): PendingFile[] => [
  { id: 'c', name: 'catalogue.pdf', size: 4_200_000, progress: 60, refusal: null },
  {
    id: 'd',
    name: 'photo.exe',
    size: 12_000,
    progress: 0,
    refusal: say('Ce fichier n’est pas un PDF : choisissez-en un autre.', 'This file is no PDF: choose another one.'),
  },
]

const still = () => undefined

export default {
  about: 'Chosen files: read, on their way, or refused with the reason.',
  states: {
    normal: () => <FileList loaded={loaded} pending={[]} onRemove={still} />,
    pending: () => <FileList loaded={[]} pending={pending()} onRemove={still} />,
    none: () => <FileList loaded={[]} pending={[]} onRemove={still} />,
  },
} satisfies Gallery
