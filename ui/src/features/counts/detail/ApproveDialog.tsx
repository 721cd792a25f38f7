import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { plural, wineOf } from '~/shared/format/format'
import { CheckRow } from '~/shared/parts/CheckRow'
import { Notice } from '~/shared/parts/Notice'
import { netValue, type StockCountDetail, signedMoney } from '../count'
import { differencesQuery } from '../queries'
import { commentOf, useCountMove } from './moves'

/** Why the stock of a product cannot be corrected. */
interface Refused {
  iri: string
  message: string
}

const AT = /^products\[(\d+)\]$/

const refusedOf = (error: unknown): Refused[] =>
  error instanceof ApiError
    ? error.violations.flatMap(({ propertyPath, message }) => {
        const id = AT.exec(propertyPath)?.[1]
        return id ? [{ iri: `/api/products/${id}`, message }] : []
      })
    : []

/** Corrects the stock by what differs. What cannot be corrected says why, and may be left out. */
export function ApproveDialog({ count, onClose }: { count: StockCountDetail; onClose: () => void }) {
  const { t } = useTranslation('counts')
  const move = useCountMove(count)
  const [refused, setRefused] = useState<Refused[]>([])
  const [except, setExcept] = useState<string[]>([])
  const { data: lines = [] } = useQuery({ ...differencesQuery(count.id), enabled: refused.length > 0 })
  const nameOf = (iri: string) => {
    const line = lines.find(({ product }) => product['@id'] === iri)
    return line ? wineOf(line.product) : t('line.product')
  }

  async function approve(comment: string): Promise<StockCountDetail> {
    try {
      return await move('approved', { comment, except })
    } catch (error) {
      setRefused(refusedOf(error))
      throw error
    }
  }

  const different = count.differentCount ?? 0
  return (
    <MoveDialog
      title={t('approve.title')}
      lead={
        different === 0
          ? t('approve.whole')
          : t('approve.help', { ...plural(different), value: signedMoney(netValue(count) ?? 0) })
      }
      submit={t('approve.send')}
      comment={commentOf(t)}
      send={({ comment }) => approve(comment)}
      done={t('done.approved')}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Notice tone="attention" title={t('approve.refused', { count: refused.length })}>
          {refused.map(({ iri, message }) => (
            <CheckRow
              key={iri}
              checked={except.includes(iri)}
              onToggle={() => setExcept(except.includes(iri) ? except.filter((one) => one !== iri) : [...except, iri])}
            >
              {t('approve.except', { wine: nameOf(iri), why: message })}
            </CheckRow>
          ))}
        </Notice>
      )}
    </MoveDialog>
  )
}
