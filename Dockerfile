# The site in a container: `docker build --build-arg NEXT_PUBLIC_SITE_URL=https://your.address -t site .`
# and `docker run -p 8080:8080 site`. The second stage has nginx and the pages, and runs as nobody.
# Images are pinned by digest, since a tag can be moved; dependabot.yml asks for newer ones.
FROM node:22.23.2-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG NEXT_PUBLIC_SITE_URL
RUN npm run build

FROM nginxinc/nginx-unprivileged:1.30.5-alpine@sha256:daa17b944bac2b578e962da4c61ad72a59233b3c63abea17113acaf4e6b9aea4
COPY --from=build /site/hosts/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/out /usr/share/nginx/html
EXPOSE 8080
