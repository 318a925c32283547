import { BrandMark } from '@/components/layout/brand';
import { site } from '@/content/site';
import { PRINTED_ON } from '@/lib/browser/attributes';

const [office] = site.offices;
const [phone] = site.phones;
const [email] = site.emails;

export function PrintHead() {
  return (
    <div className="mb-6 hidden items-center gap-4 border-ink border-b-2 pb-4 print:flex">
      <BrandMark className="size-10 shrink-0" />
      <div className="flex-1">
        <p className="font-semibold font-serif text-xl leading-tight">
          {`${site.name} `}
          <span className="font-normal text-base">{site.kind}</span>
        </p>
        <p className="text-sm">
          {`${office.street}, ${office.city} ${office.postalCode}`}
          <br />
          {`${phone.display} · ${email.address}`}
        </p>
      </div>
      <p className="text-right text-sm" {...{ [PRINTED_ON]: '' }} suppressHydrationWarning>
        {''}
      </p>
    </div>
  );
}
