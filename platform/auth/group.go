package auth

// Group is what a user is in the trade; it decides what the user may do
// (specification 6).
type Group string

// The ten groups, with the codes of the specification.
const (
	Restaurant      Group = "restaurant"
	WineMerchant    Group = "wine_merchant"
	Hypermarket     Group = "hypermarket"
	CSE             Group = "cse"
	Supplier        Group = "supplier"
	Customer        Group = "customer"
	Negociant       Group = "negociant"
	CommercialAgent Group = "commercial_agent"
	Admin           Group = "admin"
	Superadmin      Group = "superadmin"
)

// AllGroups lists every group.
func AllGroups() []Group {
	return []Group{
		Restaurant, WineMerchant, Hypermarket, CSE, Supplier,
		Customer, Negociant, CommercialAgent, Admin, Superadmin,
	}
}

// Codes lists every group.
func (Group) Codes() []Group { return AllGroups() }

// Buyers lists the groups that buy professionally (specification 6).
func Buyers() []Group {
	return []Group{Restaurant, WineMerchant, Hypermarket, CSE}
}

// Known tells whether the code is one of the ten groups.
func (g Group) Known() bool {
	switch g {
	case Restaurant, WineMerchant, Hypermarket, CSE, Supplier,
		Customer, Negociant, CommercialAgent, Admin, Superadmin:
		return true
	}
	return false
}

// IsAdmin is true for admin and superadmin.
func (g Group) IsAdmin() bool { return g == Admin || g == Superadmin }

// IsBuyer is true for restaurant, wine merchant, hypermarket and CSE.
func (g Group) IsBuyer() bool {
	return g == Restaurant || g == WineMerchant || g == Hypermarket || g == CSE
}

// IsProfessional is true for every group but customer, the private person.
func (g Group) IsProfessional() bool { return g != Customer }

// Status is where a user's account stands (specification 3, user_status).
type Status string

// The statuses of a user.
const (
	Processing Status = "processing" // registered, not yet admitted
	Valid      Status = "valid"
	Blocked    Status = "blocked"
	Deleted    Status = "deleted"
)

// AllStatuses lists the states of an account, in the order of the specification's user_status.
func AllStatuses() []Status { return []Status{Processing, Valid, Blocked, Deleted} }

// Codes lists every status.
func (Status) Codes() []Status { return AllStatuses() }
