import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Chip } from '~/shared/parts/Chip'
import classes from './MessagesPanel.module.css'
import type { OrderItem, OrderMessage } from './order'

interface Props {
  messages: OrderMessage[]
  items: OrderItem[]
  reader: number
}

/** Messages, the latest last; the reader's own stand to the right. */
export function MessageList({ messages, items, reader }: Props) {
  const { t } = useTranslation('order')
  if (messages.length === 0) return <p className={classes.none}>{t('messages.none')}</p>
  return (
    <ol className={classes.list}>
      {messages.map(({ id, author, impersonator, item, text, at }) => {
        const about = items.find((line) => line.id === item)?.product
        return (
          <li key={id} className={classes.message} data-own={author.id === reader || undefined}>
            <span className={classes.by}>
              <b>{impersonator ? t('history.actingFor', { admin: impersonator, name: author.name }) : author.name}</b>
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
