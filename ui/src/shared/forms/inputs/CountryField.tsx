import { Select, type SelectProps } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '~/shared/format/fold'
import { currentLocale } from '~/shared/locale/locale'

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

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

interface Country {
  value: string
  label: string
}

/** Every country in the person's language, France first, then by name. */
function countries(): Country[] {
  const locale = currentLocale()
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const byName = new Intl.Collator(locale)
  return codes
    .split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => Number(b.value === 'FR') - Number(a.value === 'FR') || byName.compare(a.label, b.label))
}

/** Whether typed words find a country: by its name without accents, or by its code. */
const isFound = ({ value, label }: Country, words: string) =>
  fold(label).includes(fold(words)) || fold(value) === fold(words)
