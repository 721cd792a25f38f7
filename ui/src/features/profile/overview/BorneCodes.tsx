import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { StateDot } from '~/shared/document/StateDot'
import type { States } from '~/shared/document/states'
import { formatMoney } from '~/shared/format/format'
import { Dim, Hint } from '~/shared/layout/Dim'
import { Panel } from '~/shared/parts/Panel'
import classes from './BorneCodes.module.css'
import { BorneCodeUses } from './BorneCodeUses'
import { type BorneCode, conditionsOf } from './borne-code'

const borneQuery = queryOptions({
  queryKey: ['promo-codes', 'borne'],
  queryFn: ({ signal }) => api.get('/borne_promo_codes', { query: { itemsPerPage: -1 }, signal }),
  select: (answer) => answer['hydra:member'],
})

/** The promo codes that a supplier bears, with what each cost and brought it; nothing for who bears none. */
export function BorneCodes({ codeId }: { codeId: number | undefined }) {
  const { t } = useTranslation('profile')
  const { data: codes = [] } = useQuery(borneQuery)
  if (codes.length === 0) return null
  return (
    <Panel title={t('codes.title')}>
      <Hint>{t('codes.about')}</Hint>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <Code key={code.id} code={code} isAsked={code.id === codeId} />
        ))}
      </ul>
    </Panel>
  )
}

const codeStates: States<BorneCode['status']> = {
  tones: {
    scheduled: 'progress',
    active: 'done',
    used_up: 'attention',
    ended: 'neutral',
    stopped: 'neutral',
  },
  nameOf: (status) => `profile:codes.status.${status}`,
}

interface Props {
  code: BorneCode
  /** News led to it. */
  isAsked: boolean
}

/** One code, and what became of it once it is opened. */
function Code({ code, isAsked }: Props) {
  const { t } = useTranslation('profile')
  const [isOpen, setOpen] = useState(isAsked)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    button.current?.focus()
  }, [isAsked])
  const figures = [
    t('codes.uses', { count: code.uses }),
    t('codes.cost', { amount: formatMoney(code.cost) }),
    t('codes.net', { amount: formatMoney(code.net) }),
  ]
  return (
    <li className={classes.row}>
      <UnstyledButton
        ref={button}
        className={classes.head ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.code}>{code.code}</span>
        <StateDot of={codeStates} state={code.status} />
        <IconChevronDown className={classes.chevron} size={18} stroke={1.8} aria-hidden />
        <Dim size={13}>{code.uses === 0 ? t('codes.unused') : figures.join(' · ')}</Dim>
      </UnstyledButton>
      {isOpen && (
        <>
          <p className={classes.conditions}>{conditionsOf(t, code).join(' · ')}</p>
          <BorneCodeUses code={code} />
        </>
      )}
    </li>
  )
}
