import { Link } from '@/components/ui/link';
import { intimation } from '@/content/notice';

/** A link to the row that says what a notice means, for who has received one. */
export function NoticeLink() {
  return (
    <p>
      <Link href="#notice" className="inline-block min-h-11 py-2.5 text-link">
        {intimation.link}
      </Link>
    </p>
  );
}
