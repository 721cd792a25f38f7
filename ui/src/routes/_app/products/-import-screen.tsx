import { ImportPage } from '~/features/imports/ImportPage'

export const ImportScreen = () => <ImportPage />
