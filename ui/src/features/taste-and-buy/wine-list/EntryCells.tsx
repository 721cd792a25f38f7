import { ActionIcon, Switch } from '@mantine/core'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatMoney, wineOf } from '~/shared/format/format'
import { NumberCell } from '~/shared/grid/NumberCell'
import { priceText } from '~/shared/table/price-text'
import { useRowTabIndex } from '~/shared/table/row-context'
import { useWriteEntry, useWritten } from './list-writes'
import type { Entry } from './wine-list'

interface Props {
  list: number
  entry: Entry
}

const text = priceText('ttc', 1)

/** What a glass or a bottle costs in the room, to write in; an empty cell takes the price away. */
export function PriceCell({
  list,
  entry: saved,
  field,
}: Props & { field: 'glassPriceTaxIncl' | 'bottlePriceTaxIncl' }) {
  const { t } = useTranslation('winelist')
  const write = useWriteEntry(list)
  const { entry, failureOf } = useWritten(saved)
  const wine = wineOf(entry.product)
  const before = entry[field]
  return (
    <NumberCell
      column={field}
      label={t(`cell.${field}`, { wine })}
      value={before}
      text={text}
      unreadable={t('cell.unreadable')}
      inputMode="decimal"
      failure={failureOf(field)}
      onWrite={(after) =>
        write(saved, { [field]: before }, { [field]: after }, t('write.price', { wine, price: formatMoney(after) }))
      }
    />
  )
}

/** Whether the wine is there tonight: what is not is shown to nobody in the room. */
export function TonightCell({ list, entry: saved }: Props) {
  const { t } = useTranslation('winelist')
  const write = useWriteEntry(list)
  const tabIndex = useRowTabIndex()
  const { entry } = useWritten(saved)
  const wine = wineOf(entry.product)
  const { availableTonight: before } = entry
  return (
    <Switch
      aria-label={t('cell.tonight', { wine })}
      checked={before}
      tabIndex={tabIndex}
      onChange={({ currentTarget: { checked: after } }) =>
        write(
          saved,
          { availableTonight: before },
          { availableTonight: after },
          t(after ? 'write.tonight' : 'write.notTonight', { wine }),
        )
      }
    />
  )
}

/** Marks a wine that the house loves ("coup de cœur"). */
export function FavouriteCell({ list, entry: saved }: Props) {
  const { t } = useTranslation('winelist')
  const write = useWriteEntry(list)
  const tabIndex = useRowTabIndex()
  const { entry } = useWritten(saved)
  const { favourite: before } = entry
  const wine = wineOf(entry.product)
  const Heart = before ? IconHeartFilled : IconHeart
  return (
    <ActionIcon
      variant="subtle"
      color={before ? 'brand' : 'gray'}
      data-touch="square"
      aria-label={t('cell.favourite', { wine })}
      aria-pressed={before}
      tabIndex={tabIndex}
      onClick={() =>
        write(
          saved,
          { favourite: before },
          { favourite: !before },
          t(before ? 'write.notFavourite' : 'write.favourite', { wine }),
        )
      }
    >
      <Heart size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}
