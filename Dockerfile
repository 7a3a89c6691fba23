# syntax=docker/dockerfile:1

# The same version as the `node` package in package.json.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without scripts: the `node` package would fetch the Node that the image already has.
RUN npm ci --ignore-scripts
COPY . .
# Only what the server needs stays.
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node

FROM node:${NODE_VERSION}-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
COPY package.json ./
COPY public ./public
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY src ./src
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
# The process serves. /readyz also checks the database, which a restart of the site would not bring back.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--initial-old-space-size=48", "--heap-growing-percent=60", "dist/server/main.js"]
