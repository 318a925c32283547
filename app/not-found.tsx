import { InPlaceScript } from '@/components/layout/in-place-script';
import { SiteShell } from '@/components/layout/site-shell';
import { BlankLeaf } from '@/components/ledger/blank-leaf';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { notFound } from '@/content/page-states';
import { missingPathScript } from '@/lib/runtime/in-place-scripts';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/404');

export default function NotFound() {
  return (
    <SiteShell>
      <section className="wrap band">
        <BlankLeaf>
          <p className="amount text-[4.5rem] text-red leading-none md:text-[7rem]">404</p>
          <h1 className="mt-2 text-[1.875rem] md:text-[2.75rem]">{notFound.heading}</h1>
          <p className="mt-4 lead">{notFound.text}</p>
          <Link href="/" className={`${buttonVariants()} mt-8`}>
            Return to Home
          </Link>
        </BlankLeaf>
      </section>
      <InPlaceScript text={missingPathScript} />
    </SiteShell>
  );
}
