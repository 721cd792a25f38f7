#!/usr/bin/env bash
# migrate-new.sh NAME: starts the next migration of the one sequence that both databases share.
set -euo pipefail
cd -- "$(dirname -- "$0")/../.."

name=${1:-}
if ! [[ $name =~ ^[a-z][a-z0-9_]*$ ]]; then
	echo "usage: ./task migrate:new -- name_in_snake_case" >&2
	exit 2
fi
last=$(find db/migrations -name '[0-9][0-9][0-9][0-9]_*.sql' -printf '%f\n' | sort | tail -n 1)
last=${last:-0000}
next=$(printf '%04d' $((10#${last:0:4} + 1)))
file=db/migrations/${next}_$name.sql
cat >"$file" <<'SQL'
-- Why this change: …
--
-- Rendered for each database: {{.ID}} {{.Time}} {{.JSON}} {{.Bool}}, {{if .SQLite}}…{{end}}, {{if .Postgres}}…{{end}}.
SQL
echo "$file"
