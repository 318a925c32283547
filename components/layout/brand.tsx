import { Link } from '@/components/text/link';
import { site } from '@/content/site';
import icon from '@/public/icon.svg';

export function BrandMark({ className }: { className?: string }) {
  return (
    <picture className="contents">
      <img src={icon.src} width={44} height={44} alt="" className={className} />
    </picture>
  );
}

export function Brand() {
  return (
    <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2 rounded-control sm:gap-3">
      <BrandMark className="size-9 shrink-0 md:size-11 max-lg:@max-[7rem]:hidden" />
      <span className="grid min-w-0 leading-none">
        <span className="font-serif font-semibold text-[clamp(0.9375rem,5.6vw,1.375rem)] leading-none tracking-tight in-data-cart:max-xs:text-[1.0625rem] xs:whitespace-nowrap">
          {site.name}
        </span>
        <span className="mt-1.5 hidden text-[0.6875rem] text-soft uppercase tracking-[0.12em] md:block">
          {site.kind}
        </span>
      </span>
    </Link>
  );
}
