package events

import (
	"context"
	"time"

	natsgo "github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// forgetListener is when the server forgets a listener that is gone.
const forgetListener = time.Minute

// listen ends without an error when the connection was lost and found again: whether the stream still has what follows
// is then looked at anew.
func (j *jetStream) listen(ctx context.Context, l *listener) error {
	changes := j.conn.StatusChanged(natsgo.CONNECTED)
	defer j.conn.RemoveStatusListener(changes)
	connected, lost := context.WithCancel(ctx)
	defer lost()
	go func() {
		select {
		case <-changes:
			lost()
		case <-connected.Done():
		}
	}()
	stream, err := j.js.Stream(connected, j.stream)
	if err != nil {
		return err
	}
	state := stream.CachedInfo().State
	l.follow(int64(max(state.FirstSeq, 1))-1, int64(state.LastSeq))
	consumer, err := stream.OrderedConsumer(connected, jetstream.OrderedConsumerConfig{
		FilterSubjects: j.subjects(l.topics), DeliverPolicy: jetstream.DeliverByStartSequencePolicy, OptStartSeq: uint64(l.position) + 1,
		InactiveThreshold: forgetListener, MaxResetAttempts: 1,
	})
	if err != nil {
		return err
	}
	messages, err := consumer.Messages()
	if err != nil {
		return err
	}
	defer messages.Stop()
	for {
		msg, err := messages.Next(jetstream.NextContext(connected))
		if connected.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		d, err := readEnvelope(msg)
		if err != nil {
			l.log.Error().Err(err).Str("subject", msg.Subject()).Msg("a message that is no event is left out")
			continue
		}
		l.tell(d)
	}
}
