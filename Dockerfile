# The embedded system in a container: docs/container.md.
FROM node:24.21.0-slim

WORKDIR /app
COPY package.json package-lock.json ./
COPY clients clients
COPY scripts scripts
RUN npm ci && npm cache clean --force
COPY cli cli
COPY console console
COPY functions functions
COPY infra infra
COPY local local
COPY shared shared
COPY statemachines statemachines
COPY openapi.yaml tsconfig.json LICENSE ./
RUN mkdir /data && chown node:node /data

# The data is the one thing that is written; compiled code is kept as long as the container runs.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled MALLOC_ARENA_MAX=2
# Chromium's sandbox takes user namespaces, which a container has no right to.
ENV CRAWL_RENDER=never
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "local/main.ts"]
