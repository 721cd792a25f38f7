import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sumEuros } from '~/shared/format/euros'
import { formatDate, formatDateTime, formatMoney } from '~/shared/format/format'
import { formatIban } from '~/shared/format/numbers'
import { Dim } from '~/shared/layout/Dim'
import { CopyButton } from '~/shared/parts/CopyButton'
import { Money } from '~/shared/parts/Money'
import { Notice } from '~/shared/parts/Notice'
import { TextLink } from '~/shared/parts/TextLink'
import classes from './PaymentRequest.module.css'
import type { Reader, Request } from './requests'

interface Props {
  request: Request
  /** Who reads it: accounts are for the two sides in person. */
  reader: Reader
}

/** How something is paid by transfer: how much, to whom, under which reference and until when; by hand or by a code. */
export function PaymentRequest({ request, reader }: Props) {
  const { t } = useTranslation('payment')
  const { amount, holder, iban, bic, reference, qr } = request
  return (
    <div className={classes.request}>
      <div className={classes.words}>
        <p className={classes.amount}>
          <Dim size={13}>{t('request.open')}</Dim>
          <Money value={amount} serif />
        </p>
        <Received request={request} />
        {iban === '' && <NoAccount reader={reader} holder={holder} />}
        <dl className={classes.account}>
          <Line name={t('request.holder')}>{holder}</Line>
          {iban !== '' && (
            <Line name={t('request.iban')} copy={<Copy text={iban} label={t('request.copyIban')} />}>
              {formatIban(iban)}
            </Line>
          )}
          {bic !== '' && <Line name={t('request.bic')}>{bic}</Line>}
          <Line name={t('request.reference')} copy={<Copy text={reference} label={t('request.copyReference')} />}>
            {reference}
          </Line>
        </dl>
        <Until request={request} />
      </div>
      {qr !== null && (
        <figure className={classes.code}>
          {/* A picture alone: what the answer holds is never part of the page. */}
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={t('request.qrAlt', { amount: formatMoney(amount), holder })}
            width={152}
            height={152}
          />
          <figcaption>{t('request.qr')}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** What its two sides do where no account is told; nobody else is told of one. */
function NoAccount({ reader, holder }: { reader: Reader; holder: string }) {
  const { t } = useTranslation('payment')
  if (reader === 'other') return null
  return (
    <Notice tone="attention">
      {reader === 'buyer' ? (
        t('request.noIban', { holder })
      ) : (
        <>
          {t('request.ownIban')}{' '}
          <TextLink to="/profile/edit" search={{ section: 'invoicing' }} hash="iban" td="underline">
            {t('request.tellIban')}
          </TextLink>
        </>
      )}
    </Notice>
  )
}

function Copy({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('payment')
  return <CopyButton text={text} label={label} copied={t('request.copied')} failed={t('request.copyFailed')} />
}

const Line = ({ name, copy, children }: { name: string; copy?: ReactNode; children: string }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>
      <span>{children}</span>
      {copy}
    </dd>
  </div>
)

/** What of the whole has come already. */
export function Received({ request: { amount, paidAmount } }: { request: Pick<Request, 'amount' | 'paidAmount'> }) {
  const { t } = useTranslation('payment')
  if (paidAmount <= 0) return null
  const total = sumEuros([amount, paidAmount])
  return (
    <div className={classes.received}>
      <span>
        {t('request.paid')} <b>{t('request.part', { paid: formatMoney(paidAmount), total: formatMoney(total) })}</b>
      </span>
      <span className={classes.gauge} style={{ '--share': paidAmount / total }} aria-hidden />
    </div>
  )
}

function Until({ request: { until, dueOn } }: { request: Pick<Request, 'until' | 'dueOn'> }) {
  const { t } = useTranslation('payment')
  if (until) return <p className={classes.until}>{t('request.until', { date: formatDateTime(until) })}</p>
  return dueOn && <p className={classes.until}>{t('request.dueOn', { date: formatDate(dueOn) })}</p>
}
