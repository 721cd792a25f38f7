import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { FormDialog } from '~/shared/forms/FormDialog'
import { noFile, someFile } from '~/shared/forms/files/document'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { useAppForm } from '~/shared/forms/use-app-form'
import type { MoveBody } from '~/shared/order/move-order'
import type { OrderDetail } from '~/shared/order/order'
import type { QuotationDetail } from '../quotation'
import { refusalOf } from './use-acceptance'

interface Props {
  quotation: QuotationDetail
  send: (body: MoveBody) => Promise<OrderDetail>
  onSent: (order: OrderDetail) => void
  onClose: () => void
}

/** What the server takes as a proof. */
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png']
const TYPES = ['application/pdf', 'image/jpeg', 'image/png']
const MAX_KILOBYTES = 2048

/** A seller orders for a customer that has agreed in writing: its agreement is kept with the quotation. */
export function ProofDialog({ quotation, send, onSent, onClose }: Props) {
  const { t } = useTranslation('quotations')
  const form = useAppForm({
    initialValues: { proof: noFile },
    rules: { proof: someFile },
    send: ({ proof: [file] }) =>
      send({ transition: 'processing', revision: quotation.revision, proof: file?.dataUrl ?? '' }).catch(
        (error: unknown) => {
          throw withProducts(error, quotation)
        },
      ),
    onSent,
  })
  return (
    <FormDialog
      form={form}
      title={t('proof.title', { number: quotation.quotationNumber })}
      lead={t('proof.help')}
      submit={t('proof.send')}
      refused={t('accept.refused')}
      onClose={onClose}
    >
      <FileDrop
        label={t('proof.file')}
        extensions={EXTENSIONS}
        types={TYPES}
        maxKilobytes={MAX_KILOBYTES}
        required
        {...inputOf(form, 'proof')}
      />
    </FormDialog>
  )
}

/** A refusal that names the products of lines, which have no fields here. */
function withProducts(error: unknown, quotation: QuotationDetail): unknown {
  if (!(error instanceof ApiError) || error.violations.every(({ propertyPath }) => !propertyPath.startsWith('items'))) {
    return error
  }
  const violations = refusalOf(error, quotation).messages.map((words) => ({ propertyPath: '', message: words }))
  return new ApiError(error.status, error.message, { violations })
}
