package auth

import "testing"

func TestTokenCacheForgetsTheLeastRecentlyUsed(t *testing.T) {
	t.Parallel()
	c := newTokenCache(2)
	c.put("a", Claims{Subject: 1})
	c.put("b", Claims{Subject: 2})
	c.put("b", Claims{Subject: 2})
	if got, ok := c.get("a"); !ok || got.Subject != 1 {
		t.Fatalf("a: %+v %v", got, ok)
	}
	c.put("c", Claims{Subject: 3})
	if _, ok := c.get("b"); ok {
		t.Error("b outlived a, used after it")
	}
	c.remove("a")
	c.remove("a")
	if _, ok := c.get("a"); ok {
		t.Error("a was not removed")
	}
	if c.recent.Len() != 1 || len(c.tokens) != 1 {
		t.Errorf("%d and %d entries left", c.recent.Len(), len(c.tokens))
	}
}
