import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold, foldedWords } from '~/shared/format/fold'
import { plural } from '~/shared/format/format'
import { Hint } from '~/shared/layout/Dim'
import { NoResult } from '~/shared/parts/NoResult'
import { SearchBox } from '~/shared/parts/SearchBox'
import { keyOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import classes from './ShopTable.module.css'
import { shopColumns } from './shop-columns'
import type { ShopRow } from './shop-rows'

/** Rows that are drawn at once: of more, a search tells which. */
const DRAWN = 50

const isFound = ({ name, appellation, reference }: ShopRow, words: string[]) => {
  const text = fold(`${name} ${appellation} ${reference}`)
  return words.every((word) => text.includes(word))
}

/** The supplier's other wines, to be put into the window. */
export function HiddenTable({ rows }: { rows: ShopRow[] }) {
  const { t } = useTranslation('store')
  const [search, setSearch] = useState<string>()
  const columns = useMemo(() => shopColumns(t, false), [t])
  const words = foldedWords(search ?? '')
  const found = rows.filter((row) => isFound(row, words))
  return (
    <>
      <div className={classes.search}>
        <SearchBox value={search} onSearch={setSearch} label={t('products.search')} />
      </div>
      <DataTable
        label={t('products.hidden')}
        columns={columns}
        rows={found.slice(0, DRAWN)}
        rowKey={keyOf}
        empty={<NoResult help={t('products.notFound')} onClear={() => setSearch(undefined)} />}
      />
      {found.length > DRAWN && (
        <Hint className={classes.help} mt={12}>
          {t('products.more', plural(found.length - DRAWN))}
        </Hint>
      )}
    </>
  )
}
