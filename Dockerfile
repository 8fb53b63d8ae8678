# One image for every process of the product: backend (which serves the page too), projection worker and the operator's
# commands. The command decides which one a container runs; docker-compose.yml names them.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# What npm needs to know, and nothing that changes with the code: these layers are kept until a dependency changes.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY libs/domain/package.json libs/domain/
COPY libs/contracts/package.json libs/contracts/
COPY libs/wording/package.json libs/wording/
COPY libs/certificates/package.json libs/certificates/
COPY libs/issued-certificates/package.json libs/issued-certificates/
COPY libs/platform/package.json libs/platform/
COPY libs/demo/package.json libs/demo/
COPY projections/package.json projections/
COPY backend/package.json backend/
COPY frontend/package.json frontend/

FROM manifests AS build
RUN npm ci
# .npmrc forbids install scripts, so the patches are applied by name.
COPY patches patches
RUN npm run prepare:modules
COPY nest-cli.json tsconfig.json tsconfig.base.json .swcrc ./
COPY libs libs
COPY projections projections
COPY backend backend
COPY frontend frontend
COPY scripts scripts
COPY docs/glossary.md docs/
RUN npm run build
RUN node scripts/build-server.mjs scripts/seed.ts scripts/rebuild.ts scripts/status.ts scripts/verify-ledger.ts scripts/copy-events.ts \
  scripts/backup.ts scripts/restore.ts scripts/verify.ts scripts/create-account.ts scripts/appoint-operator.ts scripts/operator

# The page is bundled, so only the workspaces that run on Node need packages. The native ones bring their binaries for glibc.
FROM manifests AS modules
RUN npm ci --omit=dev --workspace=backend --workspace=projections \
  && rm -rf frontend package-lock.json .npmrc
# The driver as patched.
COPY --from=build /app/node_modules/mongodb node_modules/mongodb

FROM base
ENV NODE_ENV=production
# A new named volume takes over the owner of the folder that it is mounted on.
RUN install -d -o node -g node /var/lib/covertrail /var/backups/covertrail
COPY --from=modules /app ./
COPY --from=build /app/libs/domain/dist libs/domain/dist
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
COPY --from=build /app/libs/wording/dist libs/wording/dist
COPY --from=build /app/libs/certificates/dist libs/certificates/dist
COPY --from=build /app/libs/issued-certificates/dist libs/issued-certificates/dist
COPY --from=build /app/libs/platform/dist libs/platform/dist
COPY --from=build /app/libs/demo/dist libs/demo/dist
COPY --from=build /app/projections/dist projections/dist
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/dist/scripts dist/scripts
COPY --from=build /app/frontend/dist frontend/dist
ENV COVERTRAIL_FOLDER=/var/lib/covertrail
# In a container loopback reaches nobody: what is published decides who reaches the program.
ENV HOST=0.0.0.0
# Near the end, so that another name builds no other layer again.
ARG COVERTRAIL_VERSION
ENV COVERTRAIL_VERSION=$COVERTRAIL_VERSION
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
CMD ["node", "backend/dist/src/main.js"]
