import { dashboard } from '@/content/dashboard';

const { documents, papers, package: zip } = dashboard;

const parts = [
  { href: '#recent-files', label: documents.recent },
  { href: '#needed', label: papers.heading },
  { href: '#package', label: zip.heading },
];

/** Links to the parts of a page that is several screens long on a phone. */
export function PartLinks() {
  return (
    <nav
      aria-label={documents.parts}
      className="flex flex-wrap gap-x-5 gap-y-1 md:hidden print:hidden"
    >
      {parts.map(({ href, label }) => (
        <a key={href} href={href} className="inline-flex min-h-11 items-center text-link">
          {label}
        </a>
      ))}
    </nav>
  );
}
