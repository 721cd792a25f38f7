package gate

import "time"

// Kind is a kind of heavy work.
type Kind string

// The kinds of heavy work.
const (
	Password Kind = "password" // one is hashed or compared
	Picture  Kind = "picture"  // one is decoded, scaled and encoded
	Export   Kind = "export"   // a list becomes a file
	Import   Kind = "import"   // a file arrives, and becomes rows
	Batch    Kind = "batch"    // rows of an import are checked or written by a job
	List     Kind = "list"     // a list without pages is read batch by batch
)

// Work is what somebody wants to do.
type Work struct {
	Kind   Kind
	Weight int // where it is heavier than its kind usually is, in units; see Memory
}

// A unit of weight is what takes a quarter of a processor, or this much memory in bytes.
const (
	unitMemory   = 32 << 20
	perProcessor = 4
)

// Memory is the weight of work that takes so many bytes of memory at once.
func Memory(bytes int64) int { return int((bytes + unitMemory - 1) / unitMemory) }

// rule is how work of a kind is treated.
type rule struct {
	weight    int           // at least, in units
	signIn    bool          // it has the share of passwords
	perPerson int           // pieces of work of one person, running or not; 0 = any number
	inAll     int           // pieces of work of all; 0 = any number
	patience  time.Duration // how long it waits for its first turn at most
	late      bool          // it waits as long as its context lasts: nobody sits before it
}

// ruleOf is a kind's rule; false when there is no such kind. A processor is busy with each but lists, which wait for the
// database half the time.
func ruleOf(k Kind) (rule, bool) {
	const ordinary, signIn = 10 * time.Second, 2 * time.Second // as long as a request has; as long as people wait to sign in
	r, known := map[Kind]rule{
		Password: {weight: 4, signIn: true, perPerson: 32, inAll: 128, patience: signIn},
		Picture:  {weight: 4, perPerson: 4, inAll: 32, patience: ordinary}, // those that wait hold megabytes
		Export:   {weight: 4, perPerson: 3, inAll: 24, patience: ordinary}, // so do those begun, and a temporary file
		Import:   {weight: 4, perPerson: 2, inAll: 16, patience: ordinary}, // arriving files count: they fill the disk
		Batch:    {weight: 4, late: true},                                  // bounded by the workers of the queue of jobs
		List:     {weight: 2, perPerson: 16, inAll: 128, patience: ordinary},
	}[k]
	return r, known
}

// Kinds are all kinds, in the order in which they are told.
func Kinds() []Kind { return []Kind{Password, Picture, Export, Import, Batch, List} }
