import type { ProductImport } from '../imports'
import { ProgressPanel } from '../ProgressPanel'
import type { ImportSearch } from '../search'
import type { ChangeSearch } from '../use-import-search'
import { CheckedRows } from './CheckedRows'

interface Props {
  of: ProductImport
  search: ImportSearch
  onChange: ChangeSearch
}

/** The third step: every row is checked, then shown with what is wrong. */
export function CheckStep({ of, search, onChange }: Props) {
  if (of.state === 'checked') return <CheckedRows of={of} search={search} onChange={onChange} />
  return <ProgressPanel of={of} />
}
