package app

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"

	"millesime/modules/users"
	"millesime/platform/auth"
)

func createUser(ctx context.Context, p Process, args []string) error {
	var u users.NewUser
	flags := flag.NewFlagSet("user create", flag.ContinueOnError)
	flags.SetOutput(p.Stderr)
	flags.StringVar(&u.Email, "email", "", "e-mail the person signs in with")
	group := flags.String("group", "", "group code, such as admin or restaurant")
	flags.StringVar(&u.Company, "company", "", "company name")
	flags.StringVar(&u.FirstName, "first-name", "", "first name")
	flags.StringVar(&u.LastName, "last-name", "", "last name")
	if err := flags.Parse(args); err != nil {
		return fmt.Errorf("%w: %w", errUsage, err)
	}
	if u.Email == "" || *group == "" {
		return fmt.Errorf("%w: --email and --group are needed", errUsage)
	}
	u.Group = auth.Group(*group)
	password, err := bufio.NewReader(p.Stdin).ReadString('\n')
	if u.Password = strings.TrimRight(password, "\r\n"); u.Password == "" {
		return fmt.Errorf("%w: the password is read from standard input: %w", errUsage, errors.Join(err))
	}
	return withApp(ctx, p, func(a *App) error {
		id, err := a.Modules.Users.CreateUser(ctx, u)
		if err == nil {
			writeLine(p.Stdout, fmt.Sprintf("user %d created", id))
		}
		return err
	})
}
