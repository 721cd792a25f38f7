import { text } from '~/shared/i18n/i18n'
import { choiceFilter } from '~/shared/list/choice-filter'
import { WAREHOUSES, type Warehouse } from './goods'

/** A filter by where goods are kept. */
export const warehouseFilter = <Search extends { warehouse?: Warehouse | undefined }>(label: string) =>
  choiceFilter<Search, Warehouse>({
    key: 'warehouse',
    label,
    codes: WAREHOUSES,
    name: (code) => text(`warehouse:kept.${code}`),
    isSingle: true,
  })
