import { Link } from '@/components/ui/link';
import { site } from '@/content/site';
import { cn } from '@/lib/utils';

/** The mark of the firm, a stitched book. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 44" aria-hidden="true" className={cn('ivory h-11 w-10', className)}>
      <rect width="40" height="44" rx="5" className="fill-red" />
      <path d="M5.5 5v34" className="stroke-2 stroke-gold" strokeDasharray="4 3" />
      <rect x="11" y="6" width="24" height="32" rx="2" className="fill-page" />
      <path d="M15 14h16M15 20h16" className="stroke-rule-strong" strokeWidth="1.5" />
      <path
        d="m18 28 4 4.5 9-10"
        className="fill-none stroke-red"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <Link href="/" className="flex min-h-11 min-w-0 items-center gap-2 rounded-control sm:gap-3">
      <BrandMark className="h-9 w-8 shrink-0 md:h-11 md:w-10" />
      <span className="grid min-w-0 leading-none">
        <span className="font-serif font-semibold text-[clamp(1rem,5.6vw,1.375rem)] leading-none tracking-tight in-data-cart:max-xs:text-[1.0625rem] xs:whitespace-nowrap">
          {site.name}
        </span>
        <span className="mt-1.5 hidden text-[0.6875rem] text-soft uppercase tracking-[0.12em] md:block">
          {site.kind}
        </span>
      </span>
    </Link>
  );
}
