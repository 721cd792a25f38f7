import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { typedFigure, typedWhole } from '~/shared/format/figures'
import { formatDecimal, formatMoney } from '~/shared/format/format'
import { fromHundredths } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { ErrorState } from '~/shared/parts/ErrorState'
import { message } from '~/shared/validation/message'
import type { GridBody } from './grid-values'
import classes from './ParametersPage.module.css'
import { type Basket, previewQuery } from './queries'
import { readGrams } from './weight'

/** Milliseconds after the last change. */
const PAUSE = 300

interface Props {
  warehouse: Basket['warehouse']
  francoValue?: number | null
  francoBottles?: number | null
  /** A grid that is being written, and the one that it changes. */
  grid?: GridBody
  replaces?: number | undefined
}

/** Digits of a figure that is typed here. */
const MOST = 7

/** What carriers ask for a basket to a department, by what stands on the page, saved or not. */
export function Preview({ warehouse, francoValue = null, francoBottles = null, grid, replaces }: Props) {
  const { t } = useTranslation('parameters')
  const [department, setDepartment] = useState(grid?.department ?? '75')
  const [units, setUnits] = useState('12')
  const [kilograms, setKilograms] = useState('')
  const [value, setValue] = useState<number | null>(150_00)
  const bottles = typedWhole(units)
  const grams = kilograms.trim() === '' ? null : (readGrams(kilograms) ?? 0)
  const basket: Basket = {
    warehouse,
    department,
    units: bottles ?? 0,
    ...(grams ? { weightGrams: grams } : {}),
    value: fromHundredths(value) ?? 0,
    freeShippingFromValue: francoValue,
    freeShippingFromQuantity: francoBottles,
    ...(grid ? { grid } : {}),
    ...(replaces ? { replaces: `/api/shipping_fees/${replaces}` } : {}),
  }
  const [settled] = useDebouncedValue(JSON.stringify(basket), PAUSE)
  const isWhole = /^\d\d$/.test(department) && basket.units > 0 && (grams === null || grams > 0)
  const { data, error, refetch } = useQuery({
    ...previewQuery(JSON.parse(settled) as Basket),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={12}>
      <div className={classes.basket}>
        <TextInput
          label={t('preview.department')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={department}
          onChange={(event) => setDepartment(event.currentTarget.value)}
        />
        <TextInput
          label={t('preview.units')}
          inputMode="numeric"
          autoComplete="off"
          value={units}
          error={bottles === null && message('integer')}
          onChange={(event) => setUnits(typedFigure(event.currentTarget.value, units, MOST))}
        />
        <TextInput
          label={t('preview.kilograms')}
          placeholder={t('preview.usual')}
          inputMode="decimal"
          autoComplete="off"
          error={grams !== null && grams <= 0 && t('preview.notWeight')}
          value={kilograms}
          onChange={(event) => setKilograms(event.currentTarget.value)}
        />
        <MoneyField label={t('preview.value')} value={value} onChange={setValue} />
      </div>
      <div role="status" aria-label={t('preview.title')}>
        {!isWhole ? (
          <Dim as="p">{t('preview.incomplete')}</Dim>
        ) : error instanceof ApiError && error.violations[0] ? (
          <Dim as="p">{error.violations[0].message}</Dim>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data?.offers.length === 0 ? (
          <p>{t('preview.notServed', { department: data.department })}</p>
        ) : (
          <ul className={classes.offers}>
            {data?.offers.map((offer) => (
              <li key={offer.carrier} className={classes.row}>
                <span className={classes.main}>
                  {offer.label}
                  {offer.warehouse === null && <Dim size={12}> · {t('preview.byDefault')}</Dim>}
                </span>
                <span className={classes.number}>
                  {offer.priceTaxExcl !== offer.feeTaxExcl && (
                    <Dim>{t('preview.instead', { amount: formatMoney(offer.feeTaxExcl) })} </Dim>
                  )}
                  <b>{offer.priceTaxExcl === 0 ? t('preview.free') : formatMoney(offer.priceTaxExcl)}</b>
                </span>
              </li>
            ))}
          </ul>
        )}
        {isWhole && data && (
          <Dim as="p" size={12}>
            {t('preview.weighed', { amount: formatDecimal(data.weightGrams / 1000) })}
          </Dim>
        )}
      </div>
    </Stack>
  )
}
