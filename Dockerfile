# The site in a container: `docker build --build-arg NEXT_PUBLIC_SITE_URL=https://your.address -t site .`
# and `docker run -p 8080:8080 site`. The second stage has nginx and the pages, and runs as nobody.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG NEXT_PUBLIC_SITE_URL
RUN npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /site/hosts/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/out /usr/share/nginx/html
EXPOSE 8080
