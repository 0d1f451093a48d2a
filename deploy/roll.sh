#!/bin/sh
# Rolls out a release to a brand's servers on one machine, one after the other, and then to nginx. No request fails. If
# a build does not get ready, the script restores the previous release on all servers and ends with 1.
#
#   deploy/roll.sh /opt/parde/main a1b2c3d
#
# /opt/parde/main/
#   releases/a1b2c3d/     a build: server/, client/, package.json
#   3001 -> releases/…    the release of the server on port 3001, the unit parde-main@3001 (deploy/systemd)
#   3001.previous -> …    the previous release: cached pages link its files
#   nginx.env             the placeholders of deploy/nginx/parde.conf.template, without BUILD_ID
#
# READY_SECONDS: the time limit for a server to get ready. BACK_SECONDS: nginx's fail_timeout, after which it uses a
# failed server again.
set -eu

folder=${1:?"the folder of the brand, such as /opt/parde/main"}
release=${2:?"the name of the release, a folder of $folder/releases"}
ready_seconds=${READY_SECONDS:-60}
back_seconds=${BACK_SECONDS:-10}

cd "$folder"
brand=$(basename "$PWD")
configuration=${NGINX_CONF:-/etc/nginx/conf.d/$brand.conf}
template=$(dirname "$0")/nginx/parde.conf.template
case $0 in /*) ;; *) template=$OLDPWD/$template ;; esac

say() { echo "roll: $*"; }
fail() { say "$*" >&2; exit 1; }

[ -f "releases/$release/server/index.js" ] || fail "releases/$release has no server/index.js"
[ -f nginx.env ] || fail "there is no nginx.env"
ports=$(find . -maxdepth 1 -type l -name '[0-9]*' ! -name '*.*' | sed 's|^\./||' | sort -n)
[ -n "$ports" ] || fail "no server is linked: ln -s releases/$release 3001"

is_ready() { curl -fs -o /dev/null --max-time 2 "http://127.0.0.1:$1/readyz"; }

wait_until_ready() {
  end=$(($(date +%s) + ready_seconds))
  until is_ready "$1"; do
    [ "$(date +%s)" -lt "$end" ] || return 1
    # Until a server is ready, each check causes a call to its API.
    sleep 1
  done
}

# run <port> <release> <previous release>
run() {
  say "$1: $2"
  # This waits until the server has ended, after its traffic has moved.
  systemctl stop "parde-$brand@$1"
  ln -sfn "$2" "$1"
  ln -sfn "$3" "$1.previous"
  systemctl start "parde-$brand@$1"
  wait_until_ready "$1"
}

take_back() {
  not_ready= logs=
  for port in $rolled; do
    if ! run "$port" "$(cat "$before/$port")" "$(cat "$before/$port.previous")"; then
      not_ready="$not_ready $port"
      logs="$logs -u parde-$brand@$port"
    fi
    sleep "$back_seconds"
  done
  [ -z "$not_ready" ] || fail "NOT READY with what it ran before:$not_ready. Their logs: journalctl$logs"
  fail "everything runs what it ran before"
}

before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
rolled=
for port in $ports; do
  running=$(readlink "$port")
  readlink "$port" > "$before/$port"
  readlink "$port.previous" > "$before/$port.previous" || echo "$running" > "$before/$port.previous"
  # The server that has just failed is restored first.
  rolled="$port $rolled"
  if ! run "$port" "releases/$release" "$running"; then
    say "$port did not get ready in $ready_seconds s: journalctl -u parde-$brand@$port" >&2
    take_back
  fi
  sleep "$back_seconds"
done

# The new BUILD_ID gives all guests new pages at once.
cp "$configuration" "$before/nginx.conf" 2>/dev/null || : > "$before/nginx.conf"
(
  set -a
  . ./nginx.env
  BUILD_ID=$release
  envsubst '$ACCESS_LOG $ADDRESS_BURST $ADDRESS_CONNECTIONS $ADDRESS_RATE $BRAND $BUILD_ID $CACHE_DIRECTORY $CACHE_MIN_FREE $FILES_CACHE $LISTEN $PAGES_CACHE $SERVERS $SERVER_NAMES $TRUSTED_PROXIES' < "$template"
) > "$before/new.conf"
cat "$before/new.conf" > "$configuration"
if ! nginx -t; then
  cat "$before/nginx.conf" > "$configuration"
  fail "nginx refuses its configuration, and keeps the one that it has; the servers run $release"
fi
nginx -s reload
say "$release is out"
