# Builds the one static binary with the UI inside, and puts it alone on a small base that has wget for the health check.
FROM node:22-bookworm-slim AS ui
WORKDIR /src/ui
COPY ui/ ./
RUN npm install --no-save --loglevel=error --no-audit --no-fund && npm run build

FROM golang:1.26-bookworm AS binary
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download
COPY . .
COPY --from=ui /src/ui/dist ui/dist
RUN CGO_ENABLED=0 go build -trimpath -buildvcs=false -ldflags "-s -w" -o /millesime ./cmd/millesime

FROM alpine:3.22
RUN adduser -D -H -u 10001 millesime && mkdir -p /srv/millesime/data && chown -R millesime /srv/millesime
COPY --from=binary /millesime /usr/local/bin/millesime
USER 10001
WORKDIR /srv/millesime
EXPOSE 8080
ENTRYPOINT ["millesime"]
CMD ["serve"]
