import { formatInteger } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Money } from '~/shared/parts/Money'

interface Props {
  asked: number
  /** Null: nothing was ordered yet, or nothing of it. */
  ordered: number | null | undefined
}

/** An amount that was ordered and is kept, with what was asked for where that is another one. */
export const OrderedMoney = ({ asked, ordered }: Props) =>
  ordered == null || ordered === asked ? (
    <Money value={asked} />
  ) : (
    <>
      <Dim as="div" size={12}>
        <del>
          <Money value={asked} />
        </del>
      </Dim>
      <Money value={ordered} />
    </>
  )

/** Bottles likewise. */
export const OrderedBottles = ({ asked, ordered }: Props) =>
  ordered == null || ordered === asked ? (
    formatInteger(asked)
  ) : (
    <>
      <Dim as="div" size={12}>
        <del>{formatInteger(asked)}</del>
      </Dim>
      {formatInteger(ordered)}
    </>
  )
