/**
 * The API's answers under the names the interface uses. Shapes come from the generated schema, so that a field that
 * changes there fails the type check here; only what JSON Schema does not say is added: which codes a field holds,
 * and which amounts may be null. Money is in euros with two decimals; IRIs begin with /api/.
 */
import type { components } from './schema.gen'

type Schemas = components['schemas']

/** A shape of the schema with some fields said more exactly; `@type` is nobody's business. */
type Exact<Shape, Fields extends { [K in keyof Fields]: K extends keyof Shape ? unknown : never }> = Omit<
  Shape,
  keyof Fields | '@type'
> &
  Fields

export type GroupCode =
  | 'restaurant'
  | 'wine_merchant'
  | 'hypermarket'
  | 'cse'
  | 'supplier'
  | 'customer'
  | 'negociant'
  | 'commercial_agent'
  | 'admin'
  | 'superadmin'

export type UserStatus = 'processing' | 'valid' | 'blocked' | 'deleted'

export interface Item {
  '@id': string
  id: number
}

export interface Collection<T> {
  'hydra:member': T[]
  'hydra:totalItems': number
  /** True when more rows exist than the total says (it stops at 10,000). */
  totalItemsCapped?: boolean
  'hydra:view'?: Partial<Schemas['View']>
}

export type UserGroup = Exact<Schemas['UsersGroupRef'], { code: GroupCode }>

export type Address = Exact<Schemas['UsersUserAddress'], { typeAddress: 'billing' | 'shipping' }>

interface UserCodes {
  civility: 'mr' | 'mrs' | ''
  status: UserStatus
  userGroup: UserGroup
  addresses: Address[]
  /** The states the reader may bring the account to. */
  transitions: UserStatus[]
  /** To the reader; null to itself. */
  relation: Relation | null
}

/** When an invoice is due. */
export type PaymentTerms = Exact<Schemas['UsersPaymentTerms'], { kind: 'prepaid' | 'days' | 'end_of_month' }>

/** What ties a person to the reader. No fee: the usual one; no outstanding value: paid in advance; no terms: the supplier's. */
export type Relation = Exact<
  Schemas['UsersRelation'],
  {
    value: 'child' | 'parent'
    status: 'pending' | 'valid' | 'reject'
    outstandingValue: number | null
    paymentTerms: PaymentTerms | null
  }
>

/** Somebody a person is tied to, or invites: null until it accepts. */
type RelatedUser = Exact<Schemas['UsersRelatedUser'], { userGroup: UserGroup; status: UserStatus }>

/** A relation as its reader finds it in its network; the user is null until it accepts the reader's invitation. */
export type UserRelation = Exact<
  Schemas['UsersUserRelation'],
  {
    relation: 'child' | 'parent'
    status: 'pending' | 'valid' | 'reject'
    awaiting: 'me' | 'other' | null
    user: RelatedUser | null
    outstandingValue: number | null
    paymentTerms: PaymentTerms | null
  }
>

/** What the link of a mailed invitation is about. */
export type InvitationLink = Exact<Schemas['UsersInvitationLink'], object>

export type User = Exact<Omit<Schemas['UsersUser'], 'parameters'>, UserCodes>

/** Somebody in a list; what the reader may not know is empty. */
export type PersonCard = Exact<
  Schemas['UsersPersonCard'],
  {
    status: UserStatus
    userGroup: UserGroup
    addresses: Address[]
    negociationMargin: number | null
    agentFee: number | null
    customers: number | null
  }
>

/** Somebody named in a row, with the way to it. */
export type PersonRef = Exact<Schemas['UsersPersonRef'], object>

/** A customer's year. */
export type CustomerFigures = Exact<Schemas['OrdersCustomerKPI'], object>

export type Me = Exact<Omit<Schemas['UsersMe'], 'parameters'>, UserCodes>

/** What a group tells of itself, and the conditions it trades under: the fields of its kind only. */
export type Parameters = Exact<Schemas['UsersParameters'], { paymentTerms?: PaymentTerms }>

/** Somebody with everything that the reader may know; no record for groups that keep none. */
export type Person = User & { parameters: Parameters | null }

/** A browser that somebody is signed in with. */
export type Device = Exact<Schemas['UsersOpenSession'], object>

export type DemoAccount = Exact<Schemas['UsersDemoAccount'], { group: GroupCode }>

/** A list as somebody likes to see it; `search` is the query string of its address. */
export type SavedView = Exact<Schemas['UsersSavedView'], object>

/** What became of one account whose state was to change. */
export type StatusResult = Exact<Schemas['UsersStatusResult'], { status: 'done' | 'refused'; previous: UserStatus }>

/** One act of the audit trail; states hold the members that changed, null where there was nothing. */
export type TrailEntry = Exact<
  Schemas['UsersAuditEntry'],
  { before: Record<string, unknown> | null; after: Record<string, unknown> | null }
>

/** Another company as rows embed it. */
export interface Party extends Item {
  company: string
  userGroup?: UserGroup
}

export type OrderStatus =
  | 'quotation'
  | 'canceled_quotation'
  | 'processing'
  | 'waiting_payment'
  | 'paid'
  | 'paid_error'
  | 'validated'
  | 'canceled'
  | 'preparation'
  | 'pending_shipping'
  | 'shipped'
  | 'partially_shipped'
  | 'pending_invoice'
  | 'closed'
  | 'billed'
  | 'incident'

export type Order = Exact<
  Schemas['OrdersOrder'],
  {
    status: OrderStatus
    origin: 'millesime' | 'store' | 'tasteandbuy'
    customer: Party
    supplier: Party
    /** The states the reader may bring it to now. */
    transitions: OrderStatus[]
    /** Those of them that ask for a comment. */
    commentRequired: OrderStatus[]
  }
>

/** A quotation: an order that is still negotiated, or was; once accepted its status is that of the order. */
export type Quotation = Exact<
  Schemas['OrdersQuotation'],
  Pick<Order, 'status' | 'origin' | 'customer' | 'supplier' | 'transitions' | 'commentRequired'> & {
    /** Whose answer is expected; '' once it is settled. */
    awaiting: 'seller' | 'customer' | ''
  }
>

export type OrderSummary = Exact<Schemas['OrdersOrderSummary'], { byStatus: { status: OrderStatus; count: number }[] }>

/** One step of a price, from the list price to what the buyer pays: in both languages, with six decimals; a rate of 0 means a price that was set. */
export type PricingStep = Omit<Schemas['PricingApiTraceStep'], 'amount'>

export type ProductType = 'still' | 'sparkling' | 'fortified' | 'spirit' | 'beer' | 'cider' | 'soft' | 'water' | 'juice'

export type ProductColour = 'red' | 'white' | 'rose' | 'orange' | ''

/** How far an order is from free shipping by its supplier; null figures mean that no such limit exists. */
export type Franco = Exact<
  Schemas['CartFranco'],
  { value: number | null; missingValue: number | null; missingQuantity: number | null }
>

/** What a mailed link is for: a new password, or the first one of an account that somebody else opened. */
export type PasswordLink = Exact<Schemas['UsersPasswordLink'], { kind: 'reset' | 'activation' }>

/** What a notification is about; people choose by it. */
export type NotificationKind =
  | 'order_placed'
  | 'order_on_behalf'
  | 'order_confirmed'
  | 'order_to_pay'
  | 'order_canceled'
  | 'order_moved'
  | 'order_shipped'
  | 'order_remainder'
  | 'order_incident'
  | 'order_settled'
  | 'order_message'
  | 'sample_asked'
  | 'sample_answer'
  | 'stock_back'
  | 'stock_low'
  | 'sample_feedback'
  | 'quotation_asked'
  | 'quotation_made'
  | 'quotation_ends'
  | 'quotation_ended'
  | 'relation_asked'
  | 'relation_answer'
  | 'relation_terms'
  | 'relation_ended'
  | 'terms_capped'
  | 'account_opened'
  | 'account_changed'
  | 'account_registered'

export type Notification = Exact<Schemas['NotificationsNotification'], { kind: NotificationKind }>

/** How a person is told of one kind. */
export type NotificationPreference = Exact<Schemas['NotificationsNotificationChoice'], { kind: NotificationKind }>

/** Where a sample request stands (specification 3, sampleRequest_status). */
export type SampleStatus = 'pending' | 'valid' | 'ordering' | 'reject'

type SampleFields = {
  status: SampleStatus
  transitions: SampleStatus[]
  commentRequired: SampleStatus[]
  product: SampleProduct
  customer: SampleParty
  supplier: SampleParty
  order: Schemas['SamplesSampleOrder'] | null
  feedback: Schemas['SamplesSampleFeedback'] | null
  deliveredAt: string | null
  canceledAt: string | null
}

/** The copy of a product that a sample request keeps. */
type SampleProduct = Exact<
  Schemas['SamplesSampleProduct'],
  { type: ProductType; colour: ProductColour; vintage: number | null }
>

type SampleParty = Exact<Schemas['SamplesSampleParty'], { group: GroupCode }>

/** What a buyer asks to taste, and what became of it. */
export type SampleRequest = Exact<Schemas['SamplesSampleRequest'], SampleFields>

export type SampleRequestDetail = Exact<
  Schemas['SamplesSampleRequestDetail'],
  SampleFields & { timeline: Exact<Schemas['SamplesSampleStep'], { from: SampleStatus | null; to: SampleStatus }>[] }
>

/** Whether a buyer may ask for a sample now; the reason says why not. */
export type SampleAllowance = Exact<
  Schemas['SamplesSampleAllowance'],
  { reason: '' | 'not_offered' | 'open_request' | 'quota_used'; request: SampleRequest | null }
>

export type SampleSummary = Exact<Schemas['SamplesSampleSummary'], object>

export type SampleQuota = Exact<Schemas['SamplesSampleQuota'], object>

/** What became of one request of many. */
export type SampleResult = Exact<
  Schemas['SamplesSampleResult'],
  { status: SampleStatus | ''; error: Schemas['SamplesSampleError'] | null }
>
