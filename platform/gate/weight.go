package gate

import (
	"math"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
)

// LeastWeight has room for one password and one other work.
const LeastWeight = 8

// DefaultWeight is what this machine bears: all its processors, and half the memory that the process may take, where
// something says how much that is.
func DefaultWeight() int {
	weight := perProcessor * runtime.GOMAXPROCS(0)
	if memory := memoryLimit(); memory < math.MaxInt64 {
		weight = min(weight, int(memory/2/unitMemory))
	}
	return max(weight, LeastWeight)
}

// groupLimit is where Linux tells a container how much memory it has.
const groupLimit = "/sys/fs/cgroup/memory.max"

// memoryLimit is what GOMEMLIMIT or the container says, in bytes.
func memoryLimit() int64 {
	limit := debug.SetMemoryLimit(-1)
	text, err := os.ReadFile(groupLimit)
	if err != nil {
		return limit
	}
	if bytes, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64); err == nil { // else it says "max"
		limit = min(limit, bytes)
	}
	return limit
}
