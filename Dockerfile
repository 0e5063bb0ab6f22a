# syntax=docker/dockerfile:1
# The site and its desk. `docker compose up` starts it (compose.yaml).
FROM node:24.21.0-slim AS build
WORKDIR /site
COPY . .
# Part of every page.
ARG SITE_URL
RUN npm ci --include=dev --no-audit --no-fund && npm run release

FROM node:24.21.0-slim
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci --workspace=packages/desk --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /site/releases releases
ENV NODE_ENV=production HOST=0.0.0.0 REQUESTS_FILE=/data/requests.sqlite
RUN install -d -o node -g node -m 700 /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4321/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/desk/serve.ts"]
