# syntax=docker/dockerfile:1
# The site and its desk. `docker compose up` starts it (compose.yaml).
FROM node:24.21.0-slim AS build
WORKDIR /site
COPY . .
# Part of every page.
ARG SITE_URL
# "no" removes the service worker.
ARG PUBLIC_OFFLINE
RUN npm ci --include=dev --no-audit --no-fund && npm run release

# The editor needs the history and all packages, so it clones the repository into a volume at its first start.
FROM node:24.21.0-slim AS editor
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates git && rm -rf /var/lib/apt/lists/*
RUN install -d -o node -g node -m 700 /backups && install -d -o node -g node /clinic
ENV HOST=0.0.0.0 CONTENT_BACKUP_FOLDER=/backups
USER node
WORKDIR /clinic
CMD ["sh", "-ec", "[ -e .git ] || git clone \"$REPOSITORY\" .; [ -e releases/current ] || { npm ci; npm run release; }; exec node packages/editor/serve.ts"]

FROM node:24.21.0-slim
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci --workspace=packages/desk --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /site/releases releases
ENV NODE_ENV=production HOST=0.0.0.0 REQUESTS_FILE=/data/requests.sqlite
RUN install -d -o node -g node -m 700 /data /backups && install -d -o node -g node /clinic
USER node
VOLUME ["/data", "/backups"]
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/desk/serve.ts"]
