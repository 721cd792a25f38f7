import type { Schemas } from '~/api/types'

/** An order with everything it keeps. */
export type OrderDetail = Schemas['OrdersOrderDetail']

/** A line as the order keeps it: later changes of the product do not touch it. Quantities are bottles. */
export type OrderItem = Schemas['OrdersOrderItem']

export type TimelineEntry = Schemas['OrdersTimelineEntry']

/** A parcel, or several that left together. */
export type Shipment = Schemas['OrdersShipment']

/** What went wrong with some lines, and how it was settled. */
export type Incident = Schemas['OrdersIncident']

export type IncidentKind = Incident['kind']

export type IncidentLine = Schemas['OrdersIncidentLine']

export type IncidentOutcome = Exclude<IncidentLine['outcome'], '' | 'withdrawn'>

/** A word between the parties, about the order or one of its lines. */
export type OrderMessage = Schemas['OrdersMessage']
