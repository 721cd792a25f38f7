import { TextInput } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '~/shared/format/fold'
import { formatInteger } from '~/shared/format/format'
import { CheckRow } from '~/shared/parts/CheckRow'
import classes from './FacetGroup.module.css'

export interface FacetOption {
  value: string
  label: string
  count: number
  /** The dot of a wine's colour. */
  mark?: ReactNode
}

interface Props {
  title: string
  options: FacetOption[]
  chosen: string[]
  onToggle: (value: string) => void
  onClear: () => void
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}

/** Values shown before "see all"; a group with more can be searched. */
const SHOWN = 8

/** An apostrophe may be left out. */
const folded = (text: string) => fold(text).replaceAll("'", '')

/** One filter: its values with how many products each would find. */
export function FacetGroup({ title, options, chosen, onToggle, onClear, isOpen, onFold }: Props) {
  const { t } = useTranslation(['catalogue', 'catalogue-list'])
  const [isWhole, setWhole] = useState(false)
  const [words, setWords] = useState('')
  const id = useId()
  if (options.length === 0) return null

  const isLong = options.length > SHOWN + 2
  const found = options.filter(({ label }) => folded(label).includes(folded(words)))
  // What is chosen never hides behind "see all".
  const isShort = found.length <= SHOWN + 2
  const shown =
    isWhole || isShort || words !== ''
      ? found
      : found.filter(({ value }, index) => index < SHOWN || chosen.includes(value))

  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 className={classes.head}>
        <button
          type="button"
          id={id}
          className={classes.toggle}
          data-touch
          aria-expanded={isOpen}
          onClick={() => onFold(!isOpen)}
        >
          {title}
          {chosen.length > 0 && <span className={classes.chosen}>{chosen.length}</span>}
          <IconChevronDown size={16} className={classes.arrow} aria-hidden />
        </button>
      </h2>
      {chosen.length > 0 && (
        <button
          type="button"
          className={classes.clear}
          data-touch
          aria-label={t('catalogue-list:filters.clearGroupOf', { filter: title })}
          onClick={onClear}
        >
          {t('catalogue-list:filters.clearGroup')}
        </button>
      )}
      {isOpen && (
        <>
          {isLong && (
            <TextInput
              size="xs"
              className={classes.search}
              aria-label={t('catalogue-list:filters.searchIn', { filter: title })}
              placeholder={t('catalogue-list:filters.find')}
              leftSection={<IconSearch size={14} aria-hidden />}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          <ul className={classes.options}>
            {shown.map((option) => (
              <li key={option.value}>
                <CheckRow
                  checked={chosen.includes(option.value)}
                  onToggle={() => onToggle(option.value)}
                  count={formatInteger(option.count)}
                  isPale={option.count === 0 && !chosen.includes(option.value)}
                >
                  {option.mark}
                  <span className={classes.label} title={option.label}>
                    {option.label}
                  </span>
                </CheckRow>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className={classes.none}>{t('catalogue-list:filters.noneFound')}</p>}
          {!isShort && words === '' && (
            <button type="button" className={classes.more} data-touch onClick={() => setWhole(!isWhole)}>
              {isWhole ? t('catalogue-list:filters.less') : t('catalogue-list:filters.all', { count: found.length })}
            </button>
          )}
        </>
      )}
    </section>
  )
}
