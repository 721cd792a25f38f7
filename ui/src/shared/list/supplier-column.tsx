import { PersonLink } from '~/shared/parts/PersonLink'
import { type ColumnMeta, columnsOf, type Listed } from '~/shared/table/columns'

interface Supplied extends Listed {
  supplier: { id: number; company: string }
}

/** Whose goods or prices a row is about. */
export const supplierColumn = <Row extends Supplied>(header: string, meta: ColumnMeta) =>
  columnsOf<Row>().accessor(({ supplier }) => supplier.company, {
    id: 'supplier',
    header,
    meta,
    cell: ({ row: { original } }) => (
      <PersonLink person={{ id: original.supplier.id, group: 'supplier' }}>{original.supplier.company}</PersonLink>
    ),
  })
