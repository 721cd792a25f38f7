package events

import (
	"slices"
	"testing"
	"time"

	"github.com/ThreeDotsLabs/watermill-nats/v2/pkg/nats"
	natsgo "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// parcel is a message at a place of the stream.
type parcel struct {
	jetstream.Msg

	sequence uint64
	acked    *[]uint64
}

func (p parcel) Headers() natsgo.Header {
	return natsgo.Header{
		nats.WatermillUUIDHdr: {"m"}, metaTopic: {"test_v1"}, metaActor: {"0"}, metaImpersonator: {"0"},
		metaOccurredAt: {time.Unix(0, 0).UTC().Format(time.RFC3339Nano)},
	}
}

func (p parcel) Subject() string { return "test_v1" }

func (p parcel) Data() []byte { return nil }

func (p parcel) Metadata() (*jetstream.MsgMetadata, error) {
	return &jetstream.MsgMetadata{Sequence: jetstream.SequencePair{Stream: p.sequence}}, nil
}

func (p parcel) Ack() error {
	*p.acked = append(*p.acked, p.sequence)
	return nil
}

// What a killed replica had comes again behind later events. A batch that ends early acknowledges what it has handled and
// nothing else, so it begins with the oldest.
func TestABatchIsInTheOrderOfTheStream(t *testing.T) {
	t.Parallel()
	var acked []uint64
	d := &durable{}
	for _, sequence := range []uint64{8, 9, 2, 3} {
		d.held = append(d.held, parcel{sequence: sequence, acked: &acked})
	}
	batch, err := d.deliveries()
	if err != nil {
		t.Fatal(err)
	}
	var order []int64
	for _, one := range batch {
		order = append(order, one.position)
	}
	if want := []int64{2, 3, 8, 9}; !slices.Equal(order, want) {
		t.Fatalf("order %v, want %v", order, want)
	}
	if err := d.acknowledge(batch[1].position); err != nil {
		t.Fatal(err)
	}
	if slices.Sort(acked); !slices.Equal(acked, []uint64{2, 3}) || len(d.held) != 2 {
		t.Errorf("%v are acknowledged after two events, %d are held", acked, len(d.held))
	}
}
