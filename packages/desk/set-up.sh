#!/usr/bin/env bash
# Sets up the site on a Debian or Ubuntu server; --help explains it. Each step has a check, so finished ones are skipped.
set -euo pipefail
umask 022

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
clinic=/srv/clinic
editor_clone=/srv/clinic-editor
settings=/etc/pain-clinic.env
editor_settings=/etc/pain-clinic-editor.env
nginx_file=/etc/nginx/conf.d/pain-clinic.conf

show_help() {
  cat <<'END'
Sets up the site, its desk and the editor on a server with Debian 12, Ubuntu 24.04 or newer.

  sudo ./set-up.sh             asks at most five questions, then does each step that is missing
  sudo ./set-up.sh --dry-run   prints these steps and changes nothing
  sudo ./set-up.sh update      pulls the newest version, builds it, and restarts the services that changed
  sudo ./set-up.sh ready       npm run ready, with the settings of the desk and the pages of the editor
  sudo ./set-up.sh requests    npm run requests, with the settings of the desk. Files without a folder are in
                               /var/lib/pain-clinic; the user pain-clinic must be able to use others

Answers, instead of questions:
  --address https://www.example.in   the site; the same name without www. (or with it) redirects to it
  --repository ADDRESS               Git repository; for the editor, an SSH address or a folder without pushing
  --email desk@example.in            for the certificate of Let's Encrypt, whose terms you accept, and as a sample of MAIL_TO
  --manager "Asha Rao"               first manager of the front desk
  --editor yes|no                    whether writers use /editor

It installs:
  nginx, certbot and Git from the system, with its automatic security updates
  Node.js of .nvmrc from https://nodejs.org, compared with its checksum, in /usr/local, unless 20 or newer is there
  /srv/clinic[-editor]                 the code, which the desk cannot change; the clone and releases of the editor
  /var/lib/pain-clinic[-editor]        requests; the editor's Git key
  /var/backups/pain-clinic[-editor]    encrypted backups of the requests; backups of the pages
  /etc/pain-clinic[-editor].env        settings with new keys; existing lines are never changed
  the units and nginx.conf             of packages/desk, again after each change there; "systemctl edit" keeps yours
  a certificate, which certbot renews  unless /etc/letsencrypt/live/www.example.in/ has one
END
}

stop() {
  title=
  echo "$*" >&2
  exit 1
}

at_exit() {
  [ $? = 0 ] || [ -z "${title-}" ] ||
    echo "Stopped at: $title. Solve the problem above, then run the same command: it continues here." >&2
}
trap at_exit EXIT

# True when the step must run now: its check fails, and this is no dry run.
todo() { # TITLE CHECK...
  title=$1
  if "${@:2}" >/dev/null 2>&1; then
    echo "done before: $title"
    return 1
  fi
  changes=$((changes + 1))
  echo "${dry_run:+would }do: $title"
  [ -z "$dry_run" ]
}

ask() { # VARIABLE QUESTION [DEFAULT]
  local reply=
  [ -z "${!1}" ] || return 0
  [ ! -t 0 ] || read -rp "$2${3:+ [$3]}: " reply
  printf -v "$1" %s "${reply:-${3-}}"
  [ -n "${!1}" ] || stop "An answer is missing: --$1. See --help."
}

# Runs a command in a folder as its owner.
in_folder() { # FOLDER COMMAND...
  local owner
  owner=$(stat --format=%U "$1")
  (cd "$1" && HOME=$(getent passwd "$owner" | cut -d: -f6) exec runuser -u "$owner" -- "${@:2}")
}

# Runs a command as the desk, with its settings.
as_desk() { # COMMAND...
  (
    # The last line may have no end.
    while read -r line || [ -n "$line" ]; do
      if [[ $line =~ ^([A-Z_]+)=\"?(.*[^\"])\"?$ ]]; then export "${BASH_REMATCH[1]}=${BASH_REMATCH[2]}"; fi
    done <"$settings"
    export REQUESTS_FILE=${REQUESTS_FILE:-/var/lib/pain-clinic/requests.sqlite}
    exec runuser -u pain-clinic -- "$clinic/node_modules/.bin/node" "$@"
  )
}
requests() { (cd /var/lib/pain-clinic && as_desk "$clinic/packages/desk/cli/index.ts" "$@"); }
has_manager() { requests --people | grep -q ', manager'; }

# True when all users have Node.js 20 or newer with npm.
has_node() {
  env -i PATH=/usr/local/bin:/usr/bin:/bin sh -c 'npm -v && node -e "process.exit(+(parseInt(process.versions.node) < 20))"'
}
install_node() (
  version=v$(<"$here/.nvmrc")
  file=node-$version-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/').tar.xz
  cd "$(mktemp -d)"
  curl -fsSL --remote-name-all "https://nodejs.org/dist/$version/"{"$file",SHASUMS256.txt}
  grep " $file\$" SHASUMS256.txt | sha256sum --check --quiet
  tar -xJf "$file" -C /usr/local --strip-components=1 --no-same-owner --wildcards '*/bin' '*/include' '*/lib' '*/share'
)

add_user() {
  id "$1" >/dev/null 2>&1 || useradd --system --home-dir "/var/lib/$1" --shell /usr/sbin/nologin "$1"
  install -d -o "$1" -g "$1" -m 700 "/var/lib/$1" "/var/backups/$1"
}

install_packages() {
  if todo "npm packages of $1" [ "$1/node_modules/.package-lock.json" -nt "$1/package-lock.json" ]; then
    in_folder "$1" npm ci --include=dev --no-audit --no-fund
  fi
}

value_of() { # FILE NAME
  [ ! -r "$1" ] || sed -n "s/^$2=//p" "$1"
}
add_settings() { # FILE NAME=VALUE...
  local setting name
  for setting in "${@:2}"; do
    name=${setting%%=*}
    todo "$name in $1" grep -q "^#*${name#\#}=" "$1" || continue
    [ -e "$1" ] || install -m 600 /dev/null "$1"
    # The last line may have no end.
    [ -z "$(tail -c 1 "$1")" ] || echo >>"$1"
    echo "$setting" >>"$1"
  done
}
random() { openssl rand -base64 32; }

may_push() {
  in_folder "$editor_clone" git -c core.sshCommand='ssh -o BatchMode=yes -o StrictHostKeyChecking=accept-new' \
    push --quiet --dry-run origin +HEAD:refs/heads/content
}

build() { # COMMAND...
  local public
  mapfile -t public < <(grep -E '^(SITE_URL|PUBLIC_[A-Z_]+)=' "$settings")
  in_folder "$site" env "${public[@]}" "$@"
}
is_released() {
  # The editor makes later releases itself, when a publisher publishes.
  if [ "$site" = "$editor_clone" ]; then
    [ -e "$site/releases/current" ]
  else
    build node_modules/.bin/node -e \
      'import("./tools/lib/releases.ts").then(({ isReleased }) => process.exit(isReleased() ? 0 : 1))'
  fi
}

# True when the service runs the present code, with the present settings.
is_current() { # UNIT FOLDER PORT
  local since unit=/etc/systemd/system/$1.service
  cmp -s "$clinic/packages/desk/$1.service" "$unit" && systemctl is-enabled "$1" || return 1
  [ -d /run/systemd/system ] || return 0
  since=$(systemctl show --timestamp=us+utc --property=ActiveEnterTimestamp --value "$1")
  curl -so /dev/null "http://127.0.0.1:$3" && [ -z "$(find "$2/packages" "$2/package-lock.json" "/etc/$1.env" "$unit" \
    '(' -name node_modules -o -name dist ')' -prune -o -type f -newermt "$since" -print)" ]
}
start() { # UNIT FOLDER PORT
  todo "start or restart $1" is_current "$@" || return 0
  cp "$clinic/packages/desk/$1.service" /etc/systemd/system/
  systemctl --quiet enable "$1"
  [ -d /run/systemd/system ] || return 0
  systemctl daemon-reload
  systemctl restart "$1"
  curl -so /dev/null --retry 180 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$3" ||
    stop "$1 does not start. The reason: sudo journalctl -u $1 -n 20"
}

nginx_config() {
  sed "s/www\.example\.in/HOST/g; s/example\.in/$other/g; s/HOST/$host/g; s|/srv/clinic/releases|$site/releases|" \
    "$clinic/packages/desk/nginx.conf"
}
has_nginx() { cmp -s <(nginx_config) "$nginx_file"; }

command='' dry_run='' changes=0 address='' repository='' email='' manager='' editor=''
if [ "${1-}" = requests ]; then
  requests "${@:2}"
  exit
fi
while [ $# -gt 0 ]; do
  case $1 in
    --help | -h) show_help && exit ;;
    --dry-run) dry_run=yes ;;
    update | ready) command=$1 ;;
    --address | --repository | --email | --manager | --editor)
      [ -n "${2-}" ] || stop "$1 needs a value. See --help."
      printf -v "${1#--}" %s "$2"
      shift
      ;;
    *) stop "Unknown: $1. See --help." ;;
  esac
  shift
done
[ -n "$dry_run" ] || [ "$(id -u)" = 0 ] || stop 'Run it as root: sudo packages/desk/set-up.sh'

site=$clinic
[ ! -d "$editor_clone" ] || site=$editor_clone
if [ "$command" = ready ]; then
  # Not the program in the clone of the editor, which the editor can change.
  cd "$site" && as_desk "$clinic/packages/content-check/ready.ts"
  exit
fi
if [ "$command" = update ]; then
  if todo "pull into $clinic" false; then in_folder "$clinic" git pull --quiet --ff-only; fi
  if [ "$site" = "$editor_clone" ] && todo "merge into $editor_clone" false; then
    in_folder "$site" git -c user.name=Server -c user.email= pull --quiet --no-rebase --no-edit "$clinic" HEAD || {
      in_folder "$site" git merge --abort || true
      stop "The update could not be merged into the clone of the editor, for the reason above, and the editor stays as it was. Merge it in $site by hand, then run the update again."
    }
  fi
  [ -n "$dry_run" ] || exec "$clinic/packages/desk/set-up.sh"
fi

# The first run has asked already.
saved=$(value_of "$settings" SITE_URL)
if [ -n "$saved" ]; then
  address=${address:-$saved}
  [ "$site" = "$editor_clone" ] || editor=${editor:-no}
  repository=${repository:-$(git -C "$clinic" remote get-url origin || true)}
  email=${email:-$(value_of "$settings" '#*MAIL_TO' | sed 's/,.*//')}
  if has_manager 2>/dev/null; then manager=${manager:-unchanged}; fi
fi
[ "$site" = "$clinic" ] || editor=yes

ask address 'Address of the site, such as https://www.example.in'
host=${address#*://}
host=${host%/}
[[ $host =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || stop "--address must look like https://www.example.in, not $address."
[ -z "$saved" ] || [ "${saved%/}" = "https://$host" ] || stop "The address is $saved. Change SITE_URL in /etc/pain-clinic*.env."
other=www.$host
[[ $host != www.* ]] || other=${host#www.}
ask repository 'Address of the Git repository' "$(git -C "$here" remote get-url origin 2>/dev/null || true)"
ask email "E-mail for the certificate (you accept the terms of Let's Encrypt) and new requests"
ask manager 'First manager of the front desk, such as Asha Rao'
ask editor 'Editor for writers at /editor, yes or no' no
[[ $email =~ ^[^@\ ]+@[^@\ ]+$ ]] || stop "--email must look like desk@example.in, not $email."
[[ $editor =~ ^(yes|no)$ ]] || stop "--editor must be yes or no, not $editor."
[ "$editor" = no ] || site=$editor_clone

packages=(ca-certificates certbot curl git nginx openssh-client openssl python3-certbot-nginx unattended-upgrades xz-utils)
if todo "packages of the system: ${packages[*]}" dpkg -s "${packages[@]}"; then
  apt-get update --quiet=2
  DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends "${packages[@]}" >/dev/null
fi
if todo 'Node.js in /usr/local' has_node; then install_node; fi
if todo 'the user and the folders of the desk' [ -d /var/backups/pain-clinic ]; then add_user pain-clinic; fi
if todo "the clone $clinic" [ -d "$clinic/.git" ]; then git clone --quiet "$repository" "$clinic"; fi
install_packages "$clinic"
add_settings "$settings" SITE_URL="https://$host" BACKUP_FOLDER=/var/backups/pain-clinic BACKUP_KEY="$(random)" \
  SECOND_FACTOR_KEY="$(random)" '#SMTP_URL=smtps://user:password@smtp.example.in' "#MAIL_TO=$email" "#MAIL_FROM=$email"

if [ "$editor" = yes ]; then
  key=/var/lib/pain-clinic-editor/.ssh/id_ed25519
  if todo 'the user, the folders and the Git key of the editor' [ -e "$key" ]; then
    add_user pain-clinic-editor
    in_folder /var/lib/pain-clinic-editor sh -c "mkdir -pm 700 .ssh && ssh-keygen -qt ed25519 -N '' -f $key"
  fi
  if todo "the clone $editor_clone" [ -d "$editor_clone/.git" ]; then
    install -d -o pain-clinic-editor -g pain-clinic-editor "$editor_clone"
    # Git refuses folders of other users.
    in_folder "$editor_clone" git config --global safe.directory "$clinic/.git"
    in_folder "$editor_clone" git clone --quiet "$clinic" .
    in_folder "$editor_clone" git remote set-url origin "$repository"
    [ ! -d "$repository" ] || in_folder "$editor_clone" git remote remove origin
  fi
  if [ ! -d "$repository" ] && todo "ask $repository whether the editor may push" may_push; then
    may_push || stop "Let this key write to $repository (on GitHub: Settings, Deploy keys), then run the same command again:
$(<"$key.pub")"
  fi
  install_packages "$editor_clone"
  add_settings "$settings" EDITOR_KEY="$(random)" DIST="$editor_clone/releases/current" \
    CONTENT_BACKUP_FOLDER=/var/backups/pain-clinic-editor
  add_settings "$editor_settings" EDITOR_KEY="$(value_of "$settings" EDITOR_KEY)" SITE_URL="https://$host" \
    CONTENT_BACKUP_FOLDER=/var/backups/pain-clinic-editor
fi

if todo "a release of $site" is_released; then build npm run release; fi
[ "$editor" = no ] || start pain-clinic-editor "$editor_clone" 4322
start pain-clinic "$clinic" 4321

if todo "a certificate for $host" [ -e "/etc/letsencrypt/live/$host/fullchain.pem" ]; then
  getent ahosts "$host" >/dev/null || stop "$host is not in the DNS. Point it to this server, then run the same command again."
  names=$host
  if getent ahosts "$other" >/dev/null; then names+=,$other; fi
  certbot certonly --nginx --non-interactive --agree-tos --email "$email" --cert-name "$host" --domains "$names" \
    --deploy-hook 'systemctl reload nginx'
fi
if todo "nginx: $nginx_file" has_nginx; then
  nginx_config >"$nginx_file"
  nginx -tq || { mv "$nginx_file" "$nginx_file.invalid" && stop "nginx refuses $nginx_file.invalid, see above."; }
  [ ! -d /run/systemd/system ] || systemctl reload nginx
fi
if todo "the first manager: $manager" has_manager; then requests --add-person "$manager"; fi

title=
if [ "$changes" = 0 ]; then
  echo 'Nothing to do: all steps were done before.'
elif [ -n "$dry_run" ]; then
  echo "Nothing was changed. Steps to do: $changes."
else
  echo "https://$host is set up. What only you can do: packages/desk/hosting.md, Go live."
fi
