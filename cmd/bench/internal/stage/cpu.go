package stage

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"
)

// ErrNoCPU is the answer where the system does not tell a process's processor time in /proc.
var ErrNoCPU = errors.New("no /proc/<pid>/stat on this system")

// CPU is the processor time that the process has used so far, to 10 ms; 0 where the system does not tell.
func (p *Process) CPU() time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	used, err := parseCPU(string(text))
	if err != nil {
		return 0
	}
	return used
}

// A process that used less than quietShare of quietPeriod is quiet; what it looks after by the clock needs less.
const (
	quietPeriod  = 300 * time.Millisecond
	quietShare   = 10
	quietTimeout = 3 * time.Minute

	// What a new version does once with the data of an older one begins a moment after its start, and takes minutes.
	settledPeriods = 20
	settledTimeout = 30 * time.Minute
)

// Quiet waits until the process has nothing left to do: its events are handled, whatever version of the product it is.
func (p *Process) Quiet(ctx context.Context) error { return p.quiet(ctx, 1, quietTimeout) }

// Settle waits until a process that was just started has done what it does once: it was quiet for some seconds.
func (p *Process) Settle(ctx context.Context) error {
	return p.quiet(ctx, settledPeriods, settledTimeout)
}

// quiet waits for so many quiet periods in a row.
func (p *Process) quiet(ctx context.Context, periods int, timeout time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	for left := periods; left > 0; left-- {
		used := p.CPU()
		select {
		case <-time.After(quietPeriod):
		case <-ctx.Done():
			return fmt.Errorf("the server is still busy: %w", ctx.Err())
		}
		if p.CPU()-used >= quietPeriod/quietShare {
			left = periods + 1
		}
	}
	return nil
}

// tick is the unit of /proc/<pid>/stat on Linux.
const tick = 10 * time.Millisecond

// parseCPU adds user and system time, the 14th and 15th field; the second one is the program's name in brackets,
// which may hold spaces.
func parseCPU(stat string) (time.Duration, error) {
	fields := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:])
	if len(fields) < 13 {
		return 0, ErrNoCPU
	}
	user, err := strconv.ParseInt(fields[11], 10, 64)
	if err != nil {
		return 0, ErrNoCPU
	}
	system, err := strconv.ParseInt(fields[12], 10, 64)
	if err != nil {
		return 0, ErrNoCPU
	}
	return time.Duration(user+system) * tick, nil
}
