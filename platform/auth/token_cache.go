package auth

import (
	"container/list"
	"sync"
)

// tokenCache remembers verified tokens, dropping the least recently used: a
// session sends the same token some hundred times.
type tokenCache struct {
	mu     sync.Mutex
	limit  int
	recent *list.List // of cachedToken, most recent first
	tokens map[string]*list.Element
}

type cachedToken struct {
	token  string
	claims Claims
}

func newTokenCache(limit int) *tokenCache {
	return &tokenCache{limit: limit, recent: list.New(), tokens: map[string]*list.Element{}}
}

func (c *tokenCache) get(token string) (Claims, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.tokens[token]
	if !ok {
		return Claims{}, false
	}
	c.recent.MoveToFront(e)
	entry, ok := e.Value.(cachedToken)
	return entry.claims, ok
}

func (c *tokenCache) put(token string, claims Claims) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.tokens[token]; ok {
		return
	}
	c.tokens[token] = c.recent.PushFront(cachedToken{token, claims})
	if c.recent.Len() > c.limit {
		c.drop(c.recent.Back())
	}
}

func (c *tokenCache) remove(token string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.tokens[token]; ok {
		c.drop(e)
	}
}

func (c *tokenCache) drop(e *list.Element) {
	c.recent.Remove(e)
	if entry, ok := e.Value.(cachedToken); ok {
		delete(c.tokens, entry.token)
	}
}
