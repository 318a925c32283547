import { HASHED, IMMUTABLE, REVALIDATED, securityHeaders } from '@/lib/build/hosts/header-table';

type Server = { listen: number; name: string; root: string };

export function formatNginxConf({ listen, name, root }: Server): string {
  const headers = Object.entries(securityHeaders)
    .map(([header, value]) => `    add_header ${header} "${value}" always;`)
    .join('\n');
  return `# The site on nginx, as a build writes it; docs/hosting.md says where it goes.
# Where nginx has the brotli module (Debian: libnginx-mod-http-brotli-static), add the line
# \`brotli_static on;\` beside \`gzip_static on;\`: the build leaves x.br beside x as well.

# Only an answer with the file is kept for good: a refusal, such as 405, is not.
map "$status $uri" $cache_control {
    default                      "${REVALIDATED}";
    ~^(200|304)\\ ${HASHED}  "${IMMUTABLE}";
}

# React's description of a page is none for a search engine.
map $uri $robots {
    default                             "";
    ~^/(?!robots|licenses|\\.).*\\.txt$  "noindex";
}

server {
    listen ${listen};
    listen [::]:${listen};
    server_name ${name};
    root ${root};

    charset utf-8;
    autoindex off;
    server_tokens off;
    absolute_redirect off;
    merge_slashes off;

    add_header Cache-Control $cache_control always;
    add_header X-Robots-Tag $robots always;
${headers}

    # The build leaves x.gz beside x.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/plain text/calendar text/xml application/javascript text/javascript application/json application/manifest+json image/svg+xml;

    error_page 404 /404.html;

    location / {
        try_files $uri $uri.html =404;
    }
    # Without ranges, so that no answer is 416, which nginx finds too late for its Cache-Control.
    location ${HASHED} {
        max_ranges 0;
        try_files $uri =404;
    }
    location = / {
        try_files /index.html =404;
    }
    location /due-dates/ {
        types {
            text/calendar ics;
        }
    }
    location = /404.html {
        internal;
    }
    location = /manifest.webmanifest {
        default_type application/manifest+json;
    }

    # No page has two slashes together in its address.
    location ~ // {
        return 404;
    }
    # What the export holds for hosts and not for visitors.
    location ~ ^/(404|_not-found|_headers|vercel\\.json|\\.nojekyll)([./]|$)|\\.(gz|br)$ {
        return 404;
    }
    # Other spellings of a page. A redirect names a page that is there, and takes only the query
    # along.
    location ~ ^/index(/|\\.html)?$ {
        return 301 /$is_args$args;
    }
    location ~ ^(?<page>(/[a-z0-9-]+)+)(/|\\.html)$ {
        if (-f $document_root$page.html) {
            return 301 $page$is_args$args;
        }
        return 404;
    }
}
`;
}
