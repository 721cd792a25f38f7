package main

import (
	"context"
	"errors"

	"millesime/cmd/bench/internal/load"
	"millesime/cmd/bench/internal/report"
	"millesime/cmd/bench/internal/shop"
	"millesime/cmd/bench/internal/stage"
)

// visited is a product over a database of its own, and an administrator in it.
type visited struct {
	database *stage.Database
	process  *stage.Process
	server   *load.Server
	admin    shop.Person
}

// visit fills a database, serves a product over it and signs an administrator in for as long as something is measured there.
func (o options) visit(
	ctx context.Context, create opener, folder string, scale []string, do func(visited) ([]report.Bar, error),
) (bars []report.Bar, err error) {
	var v visited
	if v.database, err = o.fill(ctx, create, scale); err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, v.database.Close(context.WithoutCancel(ctx))) }()
	if v.process, err = stage.Serve(ctx, o.binary, v.database.URL, folder); err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, v.process.Stop()) }()
	v.server = load.NewServer(v.process.Address, 1)
	if v.admin, err = shop.SignIn(v.server, adminIs); err != nil {
		return nil, err
	}
	return do(v)
}
