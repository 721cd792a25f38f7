import { useAppForm } from '~/shared/forms/use-app-form'
import { DeliveryDayField } from '~/shared/order/DeliveryDayField'
import type { Gallery } from '../gallery'

function Day({ deliveredOn }: { deliveredOn: string }) {
  const form = useAppForm({ initialValues: { deliveredOn }, send: async () => undefined })
  return <DeliveryDayField min="2026-11-02" form={form} />
}

export default {
  about: 'Asks on which day a delivery arrived.',
  // It takes the focus, and opens its calendar.
  states: {},
  alone: {
    told: () => <Day deliveredOn="2026-11-12" />,
    empty: () => <Day deliveredOn="" />,
  },
} satisfies Gallery
