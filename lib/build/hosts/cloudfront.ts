import { site } from '@/content/site';
import { HSTS_AGE, securityHeaders } from '@/lib/build/hosts/header-table';
import { HOST_FILE, SPELLING } from '@/lib/build/hosts/paths';

/**
 * For viewer requests, in the JavaScript of CloudFront: one address for each page. The bucket has
 * no key for a hidden file, so the distribution's error page is the answer.
 */
export const formatCloudFrontFunction = () => `function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (${HOST_FILE}.test(path)) {
    request.uri = '/not-found';
    return request;
  }
  var spelling = ${SPELLING}.exec(path);
  var page = /^\\/index(\\/|\\.html)?$/.test(path) ? '/' : spelling && spelling[1];
  if (page) {
    var query = Object.keys(request.querystring).map(function (name) {
      return name + '=' + request.querystring[name].value;
    });
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: page + (query.length ? '?' + query.join('&') : '') } },
    };
  }
  if (path === '/') request.uri = '/index.html';
  else if (/^(\\/[a-z0-9-]+)+$/.test(path)) request.uri = path + '.html';
  return request;
}
`;

/** For `aws cloudfront create-response-headers-policy`, which takes known headers by name. */
export function formatCloudFrontPolicy(): string {
  const {
    'Content-Security-Policy': csp,
    'Referrer-Policy': referrer,
    'Strict-Transport-Security': _,
    'X-Content-Type-Options': __,
    ...others
  } = securityHeaders;
  const items = Object.entries(others).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  const policy = {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: HSTS_AGE,
        IncludeSubdomains: site.httpsOnSubdomains,
        Override: true,
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
