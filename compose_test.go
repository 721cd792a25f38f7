package millesime

import (
	"context"
	"fmt"
	"net/netip"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/compose-spec/compose-go/v2/loader"
	"github.com/compose-spec/compose-go/v2/types"

	"millesime/platform/config"
	"millesime/platform/ids"
)

// composeEnv is what an operator must export before `docker compose up`.
func composeEnv() types.Mapping {
	return types.Mapping{
		"MILLESIME_SECRET":  "a-secret-of-more-than-thirty-two-characters",
		"POSTGRES_PASSWORD": "letters0and1digits",
	}
}

func loadCompose(ctx context.Context, content []byte, env types.Mapping) (*types.Project, error) {
	return loader.LoadWithContext(ctx, types.ConfigDetails{
		WorkingDir:  ".",
		ConfigFiles: []types.ConfigFile{{Filename: "compose.yaml", Content: content}},
		Environment: env,
	}, func(o *loader.Options) { o.Profiles = []string{proxyService} })
}

// composeFaults lists what would make the composition unsafe or unable to start.
func composeFaults(p *types.Project) []string {
	var faults []string
	for name, s := range p.Services {
		faults = append(faults, imageFaults(name, s.Image)...)
		for _, port := range s.Ports {
			if name == proxyService {
				continue // what everybody is to reach
			}
			if ip, err := netip.ParseAddr(port.HostIP); err != nil || !ip.IsLoopback() {
				faults = append(faults, fmt.Sprintf("%s: port %s is not bound to the loopback address", name, port.Published))
			}
		}
		if s.HealthCheck == nil || len(s.HealthCheck.Test) == 0 || s.HealthCheck.Disable {
			faults = append(faults, name+": no health check")
		}
		for _, v := range s.Volumes {
			if v.Type != types.VolumeTypeVolume {
				faults = append(faults, fmt.Sprintf("%s: %s is not kept in a named volume", name, v.Target))
			}
		}
		for dep, d := range s.DependsOn {
			if d.Condition != types.ServiceConditionHealthy {
				faults = append(faults, fmt.Sprintf("%s: does not wait until %s is healthy", name, dep))
			}
		}
	}
	slices.Sort(faults)
	return append(append(faults, databaseFaults(p)...), proxyFaults(p)...)
}

const proxyService = "proxy"

// proxyFaults compares the one proxy whose word the application takes with the one there is.
func proxyFaults(p *types.Project) []string {
	trusted := value(p.Services["app"], "MILLESIME_TRUSTED_PROXY")
	network := p.Services[proxyService].Networks["default"]
	if network == nil || network.Ipv4Address != trusted {
		return []string{fmt.Sprintf("app: trusts %q, which is not the proxy", trusted)}
	}
	addr, err := netip.ParseAddr(trusted)
	if err != nil {
		return []string{"app: MILLESIME_TRUSTED_PROXY: " + err.Error()}
	}
	for _, pool := range p.Networks["default"].Ipam.Config {
		if subnet, err := netip.ParsePrefix(pool.Subnet); err == nil && subnet.Contains(addr) {
			return nil
		}
	}
	return []string{fmt.Sprintf("proxy: %s is in no network of the composition", trusted)}
}

func imageFaults(name, image string) []string {
	_, tag, tagged := strings.Cut(image, ":")
	if !tagged || tag == "latest" {
		return []string{name + ": the image has no fixed tag"}
	}
	return nil
}

// databaseFaults compares the address that the application is given with the server that the composition starts.
func databaseFaults(p *types.Project) []string {
	app, db := p.Services["app"], p.Services["postgres"]
	address, err := url.Parse(value(app, "MILLESIME_DATABASE_URL"))
	if err != nil {
		return []string{"app: MILLESIME_DATABASE_URL: " + err.Error()}
	}
	password, _ := address.User.Password()
	given := []string{
		address.Scheme, address.Host, address.User.Username(), password,
		strings.TrimPrefix(address.Path, "/"),
	}
	served := []string{
		"postgres", "postgres:5432", value(db, "POSTGRES_USER"), value(db, "POSTGRES_PASSWORD"),
		value(db, "POSTGRES_DB"),
	}
	if !slices.Equal(given, served) {
		return []string{fmt.Sprintf("app: MILLESIME_DATABASE_URL leads to %q, the server is %q", given, served)}
	}
	return nil
}

func value(s types.ServiceConfig, name string) string {
	if v := s.Environment[name]; v != nil {
		return *v
	}
	return ""
}

func readFile(t *testing.T, name string) []byte {
	t.Helper()
	content, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

func TestComposeIsSound(t *testing.T) {
	t.Parallel()
	project, err := loadCompose(t.Context(), readFile(t, "compose.yaml"), composeEnv())
	if err != nil {
		t.Fatal(err)
	}
	names := project.ServiceNames()
	slices.Sort(names)
	if want := []string{"app", "postgres", proxyService}; !slices.Equal(names, want) {
		t.Errorf("services are %q, want %q", names, want)
	}
	for _, fault := range composeFaults(project) {
		t.Error(fault)
	}
	app := project.Services["app"]
	if got := value(app, "MILLESIME_SECRET"); got != composeEnv()["MILLESIME_SECRET"] {
		t.Errorf("MILLESIME_SECRET is %q, not the operator's", got)
	}
	if len(app.Ports) != 1 || !strings.HasSuffix(value(app, "MILLESIME_ADDR"), fmt.Sprintf(":%d", app.Ports[0].Target)) {
		t.Errorf("the application listens on %s, published is %v", value(app, "MILLESIME_ADDR"), app.Ports)
	}
	if len(project.Services["postgres"].Ports) != 0 {
		t.Error("PostgreSQL is published outside the composition")
	}
}

func TestComposeSettingsAreAccepted(t *testing.T) {
	t.Parallel()
	project, err := loadCompose(t.Context(), readFile(t, "compose.yaml"), composeEnv())
	if err != nil {
		t.Fatal(err)
	}
	var environ []string
	for name, v := range project.Services["app"].Environment {
		environ = append(environ, name+"="+*v)
	}
	c, err := config.Load(environ, ids.Random())
	if err != nil {
		t.Fatal(err)
	}
	if c.SQLite() || c.Demo.On() {
		t.Errorf("the composition runs on SQLite (%t) or in demo mode (%t)", c.SQLite(), c.Demo.On())
	}
}

func TestComposeAsksForItsSecrets(t *testing.T) {
	t.Parallel()
	content := readFile(t, "compose.yaml")
	for missing := range composeEnv() {
		t.Run(missing, func(t *testing.T) {
			t.Parallel()
			env := composeEnv()
			delete(env, missing)
			if _, err := loadCompose(t.Context(), content, env); err == nil || !strings.Contains(err.Error(), missing) {
				t.Errorf("loading without %s answered %v", missing, err)
			}
		})
	}
}

// TestComposeFaultsAreFound plants each fault in the real file, so that the check above is known to see it.
func TestComposeFaultsAreFound(t *testing.T) {
	t.Parallel()
	content := string(readFile(t, "compose.yaml"))
	for _, c := range []struct{ name, old, planted, want string }{
		{"latest tag", "postgres:15-bookworm", "postgres:latest", "postgres: the image has no fixed tag"},
		{"no tag", "postgres:15-bookworm", "postgres", "postgres: the image has no fixed tag"},
		{"open port", "127.0.0.1:8080:8080", "8080:8080", "app: port 8080 is not bound to the loopback address"},
		{"started only", "postgres:\n        condition: service_healthy", "postgres:\n        condition: service_started", "app: does not wait until postgres is healthy"},
		{"no health check", "test: [CMD-SHELL,", "disable: true\n      test: [CMD-SHELL,", "postgres: no health check"},
		{"host directory", "- database:/var", "- ./database:/var", "postgres: /var/lib/postgresql/data is not kept"},
		{"another proxy", "MILLESIME_TRUSTED_PROXY: 172.30.87.2", "MILLESIME_TRUSTED_PROXY: 172.30.87.3", "app: trusts"},
		{"another network", "subnet: 172.30.87.0/24", "subnet: 172.30.88.0/24", "proxy: 172.30.87.2 is in no network"},
		{"other database", "POSTGRES_DB: millesime", "POSTGRES_DB: other", "app: MILLESIME_DATABASE_URL leads to"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			if strings.Count(content, c.old) != 1 {
				t.Fatalf("%q does not occur exactly once in compose.yaml", c.old)
			}
			project, err := loadCompose(t.Context(), []byte(strings.Replace(content, c.old, c.planted, 1)), composeEnv())
			if err != nil {
				t.Fatal(err)
			}
			found := composeFaults(project)
			if !slices.ContainsFunc(found, func(f string) bool { return strings.HasPrefix(f, c.want) }) {
				t.Errorf("planted fault not found: %q", found)
			}
		})
	}
}

func TestDockerfileImagesAreFixed(t *testing.T) {
	t.Parallel()
	from := regexp.MustCompile(`(?m)^FROM (\S+)`)
	images := from.FindAllStringSubmatch(string(readFile(t, "Dockerfile")), -1)
	if len(images) == 0 {
		t.Fatal("the Dockerfile names no image")
	}
	for _, image := range images {
		for _, fault := range imageFaults(image[1], image[1]) {
			t.Error(fault)
		}
	}
}
