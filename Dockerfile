# A room in a container: docker build -t tapete . && docker run -p 3000:3000 -v tapete:/data tapete
FROM node:24-slim AS build
WORKDIR /tapete
COPY . .
# What runs the room, and the page; the tools for tests stay out.
RUN npm run set-up

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TAPETE_DATA=/data
WORKDIR /tapete
COPY --from=build /tapete /tapete
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that is told to stop: it stores what it must and ends.
CMD ["node", "apps/server/src/main.ts"]
