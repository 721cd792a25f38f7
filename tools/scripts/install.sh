#!/usr/bin/env bash
# Installs what the tests need, as root on Debian: Chromium, PostgreSQL, a C compiler, and what reads PDF and XML files, where they
# lack. Anywhere else it installs nothing, and the tests that miss something say so.
set -euo pipefail
. "$(dirname -- "$0")/lib.sh"

missing=()
[ -n "${CHROMIUM_PATH:-}" ] || command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
[ -n "${MILLESIME_TEST_DATABASE_URL:-}" ] || find_postgres >/dev/null || missing+=(postgresql)
find_c_compiler >/dev/null || missing+=(gcc libc6-dev)
command -v qpdf >/dev/null || missing+=(qpdf)
command -v pdftotext >/dev/null || missing+=(poppler-utils)
command -v xmllint >/dev/null || missing+=(libxml2-utils)
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
	echo "Tests would also use: ${missing[*]} (installed by themselves only as root on Debian)" >&2
	exit 0
fi

# The tests start clusters of their own: no server may be left running by the package.
no_cluster=/etc/postgresql-common/createcluster.d/millesime-tests.conf
mkdir -p "$(dirname -- "$no_cluster")"
echo "create_main_cluster = false" >"$no_cluster"
trap 'rm -f "$no_cluster"' EXIT

export DEBIAN_FRONTEND=noninteractive
install_missing() {
	local apt=(apt-get -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120 -qq)
	"${apt[@]}" update </dev/null && "${apt[@]}" install -y --no-install-recommends "$@" </dev/null
}
export -f install_missing
echo "Installing ${missing[*]}" >&2
"$root/tools/scripts/thrice.sh" bash -c 'install_missing "$@"' - "${missing[@]}" ||
	echo "Could not install ${missing[*]}: the tests that need them are skipped" >&2
