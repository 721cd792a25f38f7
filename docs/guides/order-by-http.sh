#!/usr/bin/env bash
# Orders over several suppliers by HTTP alone. It needs curl and node (to read JSON), and a running Millésime.
#
#   docs/guides/order-by-http.sh [URL [E-MAIL [PASSWORD [PRODUCT:QUANTITY …]]]]
#
# Without products it takes one well-stocked wine of three suppliers. Prints the orders and the total incl. tax.
set -euo pipefail

url=${1:-http://localhost:8080}
email=${2:-restaurant@millesime.test}
password=${3:-Millesime#2026}
shift $(($# < 3 ? $# : 3))

# json 'expression': evaluates it over the JSON on standard input, as `d`.
json() { node -e 'let s="";process.stdin.on("data",c=>s+=c).on("end",()=>{const d=JSON.parse(s);const v=eval(process.argv[1]);console.log(typeof v==="object"?JSON.stringify(v):v)})' "$1"; }

call() { # call METHOD PATH [BODY]: fails with the server's words
	local answer status
	answer=$(curl --silent --show-error --max-time 25 --request "$1" --write-out '\n%{http_code}' \
		--header "Authorization: Bearer ${token:-}" --header 'Content-Type: application/json' \
		${4:+--header "$4"} ${3:+--data "$3"} "$url/api$2")
	status=${answer##*$'\n'}
	answer=${answer%$'\n'*}
	if [ "$status" -ge 400 ]; then
		echo "$1 $2: $status $answer" >&2
		return 1
	fi
	printf '%s' "$answer"
}

# 1. Sign in: the token goes into every call from now on.
token=''
token=$(curl --silent --show-error --fail --max-time 25 --header 'Content-Type: application/json' \
	--data "{\"email\":\"$email\",\"password\":\"$password\"}" "$url/api/token/auth" | json d.token)

# 2. Who am I, and where do my goods go?
me=$(call GET /me)
customer=$(printf '%s' "$me" | json 'd["@id"]')
billing=$(printf '%s' "$me" | json 'd.addresses.find(a=>a.typeAddress==="billing")["@id"]')
shipping=$(printf '%s' "$me" | json '(d.addresses.find(a=>a.typeAddress==="shipping")||d.addresses[0])["@id"]')

# 3. Find wines: one of each of three suppliers, quantities by the carton.
if [ $# -eq 0 ]; then
	found=$(call GET '/products?available=true&itemsPerPage=200&order%5Bname%5D=asc')
	# shellcheck disable=SC2046 # one word per product
	set -- $(printf '%s' "$found" | json '
		[...new Map(d["hydra:member"].filter(p=>p.available>120).map(p=>[p.supplier.id,p])).values()].slice(0,3)
			.map(p=>p.id+":"+Math.max(p.minQuantity,6*p.orderMultiple)).join(" ")')
fi
items=$(printf '%s\n' "$@" | node -e '
	const lines=require("fs").readFileSync(0,"utf8").trim().split("\n")
	console.log(JSON.stringify(lines.map(l=>({product:"/api/products/"+l.split(":")[0],quantity:+l.split(":")[1],discountValue:0}))))')

# 4. Compute, and let the server list what carriers ask.
cart="\"origin\":\"millesime\",\"items\":$items,\"customer\":\"$customer\",\"billingAddress\":\"$billing\",\"shippingAddress\":\"$shipping\""
offers=$(call POST /cart "{$cart,\"step\":\"carrier\"}")
carrier=$(printf '%s' "$offers" | json 'd.carrier.find(o=>o.delivery==="home").code')

# 5. See the total with that carrier, then order exactly that. The key makes a repetition harmless.
quote=$(call POST /cart "{$cart,\"carrierOfferCode\":\"$carrier\"}")
total=$(printf '%s' "$quote" | json 'd.totalPriceTaxIncl.toFixed(2)')
placed=$(call POST /cart "{$cart,\"carrierOfferCode\":\"$carrier\",\"step\":\"valid\",\"cgAccepted\":true,\"expectedTotal\":$total}" \
	"Idempotency-Key: $(node -p 'crypto.randomUUID()')")

# 6. Each supplier has its order now.
for order in $(printf '%s' "$placed" | json 'd.orders.join(" ")'); do
	call GET "${order#/api}" | json '[d.number,d.supplier.company,d.status,d.totalPriceTaxIncl.toFixed(2)].join("  ")'
done
printf 'total %s\n' "$(printf '%s' "$placed" | json 'd.totalPriceTaxIncl.toFixed(2)')"
