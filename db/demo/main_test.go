package demo_test

import (
	"testing"

	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }
