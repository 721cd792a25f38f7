import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ToneDot } from '~/shared/bottle/ToneDot'
import type { Tone } from '~/shared/bottle/tone'
import { formatInteger, plural } from '~/shared/format/format'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import classes from './OrderBar.module.css'
import type { OrderSearch } from './search'

interface Props {
  search: OrderSearch
  onChange: ChangeSearch<OrderSearch>
  colours: { tone: Tone; count: number }[]
  /** Whether only wines with a quantity are shown, and of how many one is entered; null where nothing is ordered. */
  filled: { isOn: boolean; count: number; onToggle: () => void } | null
}

/** What of the list is looked at: by words, by colour, or only what is entered. Quantities stay whatever is hidden. */
export function OrderBar({ search, onChange, colours, filled }: Props) {
  const { t } = useTranslation(['pricelists', 'pricelist'])
  const { colour: chosen = [] } = search
  const toggle = (tone: Tone) =>
    onChange({ colour: chosen.includes(tone) ? chosen.filter((one) => one !== tone) : [...chosen, tone] })
  return (
    <div className={classes.bar}>
      <SearchBox
        className={classes.search}
        label={t('pricelist:order.search')}
        value={search.search}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      {colours.length > 1 && (
        <fieldset className={classes.colours} aria-label={t('pricelist:order.colours')}>
          {colours.map(({ tone, count }) => (
            <button
              key={tone}
              type="button"
              className={classes.colour}
              data-touch
              aria-pressed={chosen.includes(tone)}
              onClick={() => toggle(tone)}
            >
              <ToneDot tone={tone} />
              {t(`enums:tone.${tone}`)}
              <span className={classes.count}>{formatInteger(count)}</span>
            </button>
          ))}
        </fieldset>
      )}
      {filled && (
        <Switch
          className={classes.filled ?? ''}
          label={t('pricelist:order.filled', plural(filled.count))}
          checked={filled.isOn}
          disabled={!filled.isOn && filled.count === 0}
          onChange={filled.onToggle}
        />
      )}
    </div>
  )
}
