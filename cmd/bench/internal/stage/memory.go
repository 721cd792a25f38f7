package stage

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// ErrNoMemory is the answer where the system does not tell a process's memory in /proc.
var ErrNoMemory = errors.New("no /proc/<pid>/status on this system")

// Memory is the resident memory of a process in bytes: now, the most it ever was, and the part of now that is its own
// rather than pages of files, such as a database that is mapped into memory by each reader.
type Memory struct{ Now, Most, Own int64 }

// Memory reads it from /proc.
func (p *Process) Memory() (Memory, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		return Memory{}, ErrNoMemory
	}
	return parseMemory(string(text))
}

func parseMemory(status string) (Memory, error) {
	var m Memory
	for line := range strings.Lines(status) {
		name, value, _ := strings.Cut(line, ":")
		into := map[string]*int64{"VmRSS": &m.Now, "VmHWM": &m.Most, "RssAnon": &m.Own}[name]
		if into == nil {
			continue
		}
		number, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(value), "kB")), 10, 64)
		if err != nil {
			return Memory{}, fmt.Errorf("%s: %w", name, err)
		}
		*into = number << 10
	}
	if m.Now == 0 || m.Most == 0 {
		return Memory{}, ErrNoMemory
	}
	return m, nil
}
