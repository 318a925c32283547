import { type Href, Link } from '@/components/text/link';
import { intimation } from '@/content/notice';

export function NoticeLink({ href }: { href: Href }) {
  return (
    <p>
      <Link href={href} className="inline-block min-h-11 py-2.5 text-link">
        {intimation.link}
      </Link>
    </p>
  );
}
