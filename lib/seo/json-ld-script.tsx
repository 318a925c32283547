import type { Thing } from 'schema-dts';

/** `<` is escaped, so that no text of the content can end the element or open a comment in it. */
export function serialiseJsonLd(data: Thing | readonly Thing[]): string {
  const things = Array.isArray(data) ? data : [data];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    '\\u003c',
  );
}

export function JsonLd({ data }: { data: Thing | readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
      dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }}
    />
  );
}
