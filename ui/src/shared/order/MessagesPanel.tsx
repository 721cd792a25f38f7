import { NativeSelect, Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { actorWords } from '~/shared/document/acting'
import { formatDateTime } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Chip } from '~/shared/parts/Chip'
import { Panel } from '~/shared/parts/Panel'
import { required } from '~/shared/validation/text-rules'
import classes from './MessagesPanel.module.css'
import type { OrderDetail, OrderItem, OrderMessage } from './order'

interface Props {
  order: Pick<OrderDetail, 'id' | 'items' | 'messages'>
  /** The reader's id: own messages stand apart. */
  reader: number
  /** The line that a message is begun about. */
  item?: number | null
  onItem: (item: number | null) => void
  /** What the message is about when it is about no line. */
  whole?: 'order' | 'quotation'
  /** Off while something else is being written on the page: what was said stays to be read. */
  isWritable?: boolean
  /** The order with the message in it. */
  onSent: (order: OrderDetail) => void
}

/** Characters a message may have. */
const LONGEST = 2000

/** What the parties write to one another, about the order or one of its lines. */
export function MessagesPanel(props: Props) {
  const { order, reader, item = null, whole = 'order', isWritable = true, onItem, onSent } = props
  const { t } = useTranslation('order')
  const field = useRef<HTMLTextAreaElement>(null)
  const form = useAppForm({
    initialValues: { text: '' },
    rules: { text: required },
    send: ({ text }) =>
      api.post(
        '/orders/{id}/messages',
        { text: text.trim(), ...(item === null ? {} : { item }) },
        { path: { id: order.id } },
      ),
    onSent: (changed) => {
      form.setValues({ text: '' })
      form.resetDirty({ text: '' })
      onItem(null)
      onSent(changed)
    },
  })

  // A message begun from a line goes on where it is written.
  useEffect(() => {
    if (item !== null) field.current?.focus()
  }, [item])

  return (
    <Panel title={t('messages.title')}>
      <MessageList messages={order.messages} items={order.items} reader={reader} />
      {isWritable && (
        <AppForm form={form} label={t('messages.write')} className={classes.form} refused="">
          <Textarea
            ref={field}
            aria-label={t('messages.write')}
            placeholder={t('messages.placeholder')}
            maxLength={LONGEST}
            maxRows={10}
            {...form.getInputProps('text')}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit()
            }}
          />
          <div className={classes.foot}>
            <AboutSelect order={order} item={item} whole={whole} onItem={onItem} />
            <SubmitButton variant="default">{t('messages.send')}</SubmitButton>
          </div>
        </AppForm>
      )}
    </Panel>
  )
}

/** What the message is about: the whole, or one of its lines. */
function AboutSelect({ order, item, whole, onItem }: Required<Pick<Props, 'order' | 'item' | 'whole' | 'onItem'>>) {
  const { t } = useTranslation('order')
  return (
    <NativeSelect
      className={classes.about ?? ''}
      aria-label={t('messages.about')}
      value={item === null ? '' : String(item)}
      onChange={({ currentTarget: { value } }) => onItem(value === '' ? null : Number(value))}
      data={[
        { value: '', label: t(`messages.whole.${whole}`) },
        ...order.items.map(({ id, product }) => ({
          value: String(id),
          label: [product.name, product.vintage].filter(Boolean).join(' '),
        })),
      ]}
    />
  )
}

interface MessageListProps {
  messages: OrderMessage[]
  items: OrderItem[]
  reader: number
}

/** Messages, the latest last; the reader's own stand to the right. */
function MessageList({ messages, items, reader }: MessageListProps) {
  const { t } = useTranslation('order')
  if (messages.length === 0) return <p className={classes.none}>{t('messages.none')}</p>
  return (
    <ol className={classes.list}>
      {messages.map(({ id, author, impersonator, item, text, at }) => {
        const about = items.find((line) => line.id === item)?.product
        return (
          <li key={id} className={classes.message} data-own={author.id === reader || undefined}>
            <span className={classes.by}>
              <b>{actorWords({ actor: author.name, impersonator })}</b>
              {' · '}
              <time dateTime={at}>{formatDateTime(at)}</time>
            </span>
            {about && <Chip className={classes.item}>{[about.name, about.vintage].filter(Boolean).join(' ')}</Chip>}
            <p className={classes.text}>{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
