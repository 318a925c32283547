import { InPlaceScript } from '@/components/layout/in-place-script';
import { SiteShell } from '@/components/layout/site-shell';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { notFound } from '@/content/page-states';
import { missingPathScript } from '@/lib/runtime/in-place-scripts';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/404');

export default function NotFound() {
  return (
    <SiteShell>
      <section className="wrap band text-center">
        <p className="amount text-[6rem] text-red leading-none md:text-[9rem]">404</p>
        <h1 className="mt-2 text-[1.875rem] md:text-[2.75rem]">{notFound.heading}</h1>
        <p className="mx-auto mt-4 text-balance lead">{notFound.text}</p>
        <Link href="/" className={`${buttonVariants()} mt-8`}>
          Return to Home
        </Link>
      </section>
      <InPlaceScript text={missingPathScript} />
    </SiteShell>
  );
}
