/**
 * The API's answers under the names the interface uses; schema.gen.d.ts is made of the API's document. Money is in euros
 * with two decimals; IRIs begin with /api/.
 */
import type { components } from './schema.gen'

export type Schemas = components['schemas']

/** A page of a list. */
export interface Collection<T> {
  '@id': string
  'hydra:member': T[]
  'hydra:totalItems': number
  /** True when more rows exist than the total says (it stops at 10,000). */
  totalItemsCapped: boolean
  'hydra:view': Schemas['View']
}

export type GroupCode = Schemas['UsersGroupRef']['code']

export type Address = Schemas['UsersUserAddress']

/** An order's or a cart's copy of an address. */
export type AddressCopy = Omit<Address, '@id' | 'isDefault'>

/** Somebody with everything that the reader may know; no record for groups that keep none. */
export type Person = Schemas['UsersUser']

export type User = Omit<Person, 'parameters'>

export type UserStatus = User['status']

export type Me = Omit<Schemas['UsersMe'], 'parameters'>

/** What a group tells of itself, and the conditions it trades under: the fields of its kind only. */
export type Parameters = Schemas['UsersParameters']

/** When an invoice is due. */
export type PaymentTerms = Schemas['UsersPaymentTerms']

/** What ties a person to the reader. No fee: the usual one; no outstanding value: paid in advance; no terms: the supplier's. */
export type Relation = Schemas['UsersRelation']

/** A relation as its reader finds it in its network; the user is null until it accepts the reader's invitation. */
export type UserRelation = Schemas['UsersUserRelation']

/** Somebody in a list; what the reader may not know is empty. */
export type PersonCard = Schemas['UsersPersonCard']

/** Somebody named in a row, with the way to it. */
export type PersonRef = Schemas['UsersPersonRef']

/** A browser that somebody is signed in with. */
export type Device = Schemas['UsersOpenSession']

export type DemoAccount = Schemas['UsersDemoAccount']

/** A list as somebody likes to see it; `search` is the query string of its address. */
export type SavedView = Schemas['UsersSavedView']

/** One act of the audit trail; states hold the members that changed, null where there was nothing. */
export type TrailEntry = Schemas['UsersAuditEntry']

/** What a mailed link is for: a new password, or the first one of an account that somebody else opened. */
export type PasswordLink = Schemas['UsersPasswordLink']

/** Another company as orders name it. */
export type Party = Schemas['OrdersParty']

export type Order = Schemas['OrdersOrder']

export type OrderStatus = Order['status']

/** A quotation: an order that is still negotiated, or was; once accepted its status is that of the order. */
export type Quotation = Schemas['OrdersQuotation']

export type OrderSummary = Schemas['OrdersOrderSummary']

/** One step of a price, from the list price to what the buyer pays: in both languages, with six decimals; a rate of 0 means a price that was set. */
export type PricingStep = Schemas['PricingApiTraceStep']

/** How far an order is from free shipping by its supplier; null figures mean that no such limit exists. */
export type Franco = Omit<Schemas['CartFranco'], 'missingValue' | 'missingQuantity'> & {
  missingValue: number | null
  missingQuantity: number | null
}

export type Notification = Schemas['NotificationsNotification']

/** What a notification is about; people choose by it. */
export type NotificationKind = Notification['kind']

/** One thing the reader must do, and how many rows of a list ask for it. */
export type WaitingKind = Schemas['NotificationsWaitingKind']

/** A list that something may wait in. */
export type WaitingList = WaitingKind['list']

/** How a person is told of one kind. */
export type NotificationPreference = Schemas['NotificationsNotificationChoice']

/** What a buyer asks to taste, and what became of it. */
export type SampleRequest = Schemas['SamplesSampleRequest']

export type SampleRequestDetail = Schemas['SamplesSampleRequestDetail']

/** Where a sample request stands (specification 3, sampleRequest_status). */
export type SampleStatus = SampleRequest['status']

/** Whether a buyer may ask for a sample now; the reason says why not. */
export type SampleAllowance = Schemas['SamplesSampleAllowance']

export type SampleQuota = Schemas['SamplesSampleQuota']

export type ProductType = Schemas['CatalogueProduct']['type']

export type ProductColour = Schemas['CatalogueProduct']['colour']

// new screen

/** Who sells for a restaurant in its dining room. */
export type Waiter = Schemas['TasteandbuyWaiter']

/** A restaurant's wine list, with its prices in the room and to take home. */
export type WineList = Schemas['TasteandbuyWineListDetail']

/** What a guest asked for at table, which binds nobody until the guest concludes it. */
export type GuestRequest = Schemas['TasteandbuyGuestRequest']

export type GuestRequestDetail = Schemas['TasteandbuyGuestRequestDetail']
