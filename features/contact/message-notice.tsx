import { Link } from '@/components/text/link';
import { site } from '@/content/site';
import { describeMessageHandling } from '@/content/words/messages';

export function MessageNotice() {
  const { notice } = describeMessageHandling(site.delivery);
  return (
    notice && (
      <p className="text-[0.9375rem] text-soft sm:col-span-2">
        {notice}{' '}
        <Link href="/privacy" className="text-link">
          Privacy policy
        </Link>
      </p>
    )
  );
}
