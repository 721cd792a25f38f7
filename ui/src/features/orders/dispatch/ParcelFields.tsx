import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import { LineWords } from '~/shared/parts/WineRow'
import dialog from '../dialog.module.css'
import { totalsOf } from '../paper/packing'
import { sumOf } from '../paper/paper-sum'
import classes from './ParcelFields.module.css'
import { bottlesIn, type ParcelDraft, packedOf, thereOf } from './parcels'

interface Props {
  order: OrderDetail
  /** The lines that may be packed. */
  items: OrderItem[]
  parcel: ParcelDraft
  /** All of the order's. */
  parcels: ParcelDraft[]
  at: number
  change: (patch: Partial<ParcelDraft>) => void
  remove: () => void
}

/** A scanner ends what it reads with Enter: the number of the next parcel follows. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-tracking]')]
  fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus()
}

/** One parcel: with whom it leaves, how it is followed, and what it holds. */
export function ParcelFields({ order, items, parcel, parcels, at, change, remove }: Props) {
  const { t } = useTranslation('dispatch')
  const { t: orderT } = useTranslation('orders')
  const [isOpen, setOpen] = useState(bottlesIn(parcel) === 0)
  const name = t('parcel.name', { at: at + 1, of: parcels.length })
  const what = { number: order.number, parcel: at + 1 }
  const held = items
    .map((item) => ({ item, quantity: parcel.lines[item.id] ?? 0, lots: [] }))
    .filter(({ quantity }) => quantity > 0)
  const summary = held.map(({ item, quantity }) => `${formatInteger(quantity)} × ${wineOf(item.product)}`).join(' · ')
  return (
    <li className={classes.parcel} aria-label={name}>
      <div className={classes.top}>
        <div className={classes.name}>
          <b>{name}</b>
          <Dim size={13}>{sumOf(orderT, totalsOf(held))}</Dim>
        </div>
        <TextInput
          label={t('parcel.carrier')}
          aria-label={t('parcel.carrierOf', what)}
          maxLength={80}
          value={parcel.carrier}
          onChange={(event) => change({ carrier: event.currentTarget.value })}
        />
        <TextInput
          label={t('parcel.tracking')}
          aria-label={t('parcel.trackingOf', what)}
          maxLength={80}
          autoComplete="off"
          value={parcel.trackingNumber}
          data-tracking
          data-scan
          onKeyDown={goOn}
          onChange={(event) => change({ trackingNumber: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={classes.remove ?? ''}
          data-touch="square"
          aria-label={t('parcel.remove', what)}
          onClick={remove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.content}>
        {!isOpen && <Dim size={13}>{summary || t('parcel.empty')}</Dim>}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={t('parcel.contentOf', what)}
          rightSection={
            <IconChevronDown size={15} className={classes.sign} data-open={isOpen || undefined} aria-hidden />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'parcel.close' : 'parcel.content')}
        </Button>
      </div>
      {isOpen && <Contents what={what} items={items} parcel={parcel} parcels={parcels} change={change} />}
    </li>
  )
}

interface ContentsProps extends Pick<Props, 'items' | 'parcel' | 'parcels' | 'change'> {
  /** Which parcel of which order. */
  what: { number: string; parcel: number }
}

/** How many of each line are in it, of those that are there. */
function Contents({ what, items, parcel, parcels, change }: ContentsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <ul className={dialog.lines}>
      {items
        .filter((item) => thereOf(item) > 0)
        .map((item) => {
          const own = parcel.lines[item.id] ?? 0
          const most = thereOf(item) - packedOf(parcels, item.id) + own
          return (
            <li key={item.id} className={dialog.line}>
              <BottleThumb product={item.product} image={item.product.image} />
              <LineWords>
                <b>{wineOf(item.product)}</b>
                <Dim size={13}>{t('parcel.there', plural(thereOf(item)))}</Dim>
              </LineWords>
              <QuantityField
                label={t('parcel.quantityOf', { ...what, wine: wineOf(item.product) })}
                unitsPerCarton={item.product.unitsPerCarton}
                max={Math.max(most, 0)}
                value={own}
                onChange={(bottles) => change({ lines: { ...parcel.lines, [item.id]: bottles } })}
              />
            </li>
          )
        })}
    </ul>
  )
}
