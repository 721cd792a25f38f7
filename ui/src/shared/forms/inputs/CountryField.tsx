import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Country, countries, isFound } from './countries'

interface Props extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** ISO 3166-1 alpha-2, e.g. FR. */
  value: string | null
  onChange: (code: string | null) => void
}

/** A country, found by typing its name or its code. */
export function CountryField(props: Props) {
  const { t } = useTranslation()
  const data = useMemo(countries, [])
  return (
    <Select
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete="off"
      nothingFoundMessage={t('address.noCountry')}
      maxDropdownHeight={280}
      {...props}
      data={data}
      filter={({ options, search }) => (options as Country[]).filter((country) => isFound(country, search))}
    />
  )
}
