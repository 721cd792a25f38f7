import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconSearchOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold, foldedWords } from '~/shared/format/fold'
import { plural, wineOf } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { spellings } from '~/shared/warehouse/gtin'
import { TallyLine } from './TallyLine'
import classes from './TallyPage.module.css'
import type { TallyRow } from './tally'
import type { Tallying } from './use-tally'

interface Props {
  tally: Tallying
  /** What was scanned last. */
  last: string | undefined
  /** Products that nobody has counted. */
  left: number
}

/** Lines that are drawn at once: a cellar has thousands. */
const DRAWN = 60

/** Whether a product has all words, whatever their accents. */
const holds = ({ product }: TallyRow, words: string[]) => {
  const text = fold(`${wineOf(product)} ${product.reference} ${spellings(product.ean)} ${product.appellation}`)
  return words.every((word) => text.includes(word))
}

/** The products to be counted, by name; what was scanned last stands first. */
export function TallyList({ tally: { rows, add, setTotal, tell }, last, left }: Props) {
  const { t } = useTranslation('counts')
  const [search, setSearch] = useState('')
  const [isLeftOnly, setLeftOnly] = useState(false)
  const [drawn, setDrawn] = useState(DRAWN)
  const words = foldedWords(search)
  const scanned = rows.find(({ product }) => product['@id'] === last)
  // What is being typed stays in its place until it is handed over.
  const isShown = (row: TallyRow) => row !== scanned && holds(row, words) && !(isLeftOnly && row.isTold)
  const found = rows.filter(isShown)
  const shown = found.slice(0, drawn)
  const line = (row: TallyRow) => (
    <TallyLine key={row.product['@id']} row={row} isLast={row === scanned} add={add} setTotal={setTotal} tell={tell} />
  )
  return (
    <>
      <div className={classes.choose}>
        <TextInput
          className={classes.search ?? ''}
          aria-label={t('tally.search')}
          placeholder={t('tally.search')}
          leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button
          variant={isLeftOnly ? 'light' : 'default'}
          aria-pressed={isLeftOnly}
          onClick={() => setLeftOnly(!isLeftOnly)}
        >
          {t('tally.leftOnly', plural(left))}
        </Button>
      </div>
      <ul className={classes.lines}>
        {scanned && line(scanned)}
        {shown.map(line)}
      </ul>
      {!scanned && found.length === 0 && <EmptyState icon={IconSearchOff} title={t('noResult')} />}
      {found.length > shown.length && (
        <Button className={classes.more ?? ''} variant="default" onClick={() => setDrawn(drawn + DRAWN)}>
          {t('tally.showMore', plural(found.length - shown.length))}
        </Button>
      )}
    </>
  )
}
