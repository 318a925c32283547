import { Tick } from '@/components/page/tick';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import type { AboutContent } from '@/content/types/firm';
import { findRoute } from '@/lib/content/routes';

type Voucher = NonNullable<AboutContent['values']['entries'][number]['voucher']>;

/** What the firm holds to, each with the page where a visitor can check it, ticked as by an auditor. */
export function Values({ heading, note, entries }: AboutContent['values']) {
  return (
    <>
      <h2>{heading}</h2>
      {note && <p className="mt-3 text-mist">{note}</p>}
      <ul className="@container mt-8 border-white/60 border-t">
        {entries.map(({ title, text, voucher }) => (
          <li
            key={title}
            className="grid items-center gap-x-10 gap-y-1 border-white/20 border-b py-4 @min-[60rem]:grid-cols-[12rem_1fr_17rem] lg:py-5"
          >
            <h3>{title}</h3>
            <p className="text-mist">
              <NoWrap>{text}</NoWrap>
            </p>
            {voucher && findRoute(voucher.href)?.listed && <Vouched {...voucher} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Vouched({ label, href }: Voucher) {
  return (
    <Link
      href={href}
      className="flex min-h-11 w-fit items-center gap-2 font-semibold text-gold hover:underline"
    >
      <Tick className="stroke-gold" />
      {label}
    </Link>
  );
}
