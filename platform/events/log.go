package events

import (
	"github.com/ThreeDotsLabs/watermill"
	"github.com/rs/zerolog"
)

// watermillLog sends Watermill's errors to the product's log. Its other lines
// tell of the life of channels and would drown the rest.
type watermillLog struct{ log zerolog.Logger }

func (w watermillLog) Error(msg string, err error, fields watermill.LogFields) {
	w.log.Error().Err(err).Fields(map[string]any(fields)).Msg("watermill: " + msg)
}

func (watermillLog) Info(string, watermill.LogFields) {}

func (watermillLog) Debug(string, watermill.LogFields) {}

func (watermillLog) Trace(string, watermill.LogFields) {}

func (w watermillLog) With(fields watermill.LogFields) watermill.LoggerAdapter {
	return watermillLog{w.log.With().Fields(map[string]any(fields)).Logger()}
}
