import { disclosure, site } from '@/content/site';
import type { TeamContent } from '@/content/types/firm';
import { Signature } from '@/features/services/illustrations/strokes';

type Props = NonNullable<NonNullable<TeamContent['signing']>['ending']> & {
  signer: TeamContent['members'][number];
};

/** The foot of a signed report, on a torn-off strip of its paper. */
export function ReportEnding({ heading, text, place, udin, signer }: Props) {
  return (
    <section
      aria-labelledby="ending"
      className="grid items-center gap-x-16 gap-y-6 lg:col-span-2 lg:grid-cols-2"
    >
      <div>
        <h2 id="ending" className="text-2xl md:text-[1.75rem]">
          {heading}
        </h2>
        <p className="mt-3 text-soft">{text}</p>
      </div>
      <div className="relative border border-rule-strong bg-paper py-6 pr-5 pl-10 sm:grid sm:grid-cols-2 sm:gap-x-6">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-5 w-1.5 border-margin border-x"
        />
        <p className="text-[0.9375rem]">
          <b>For {site.name}</b>
          <br />
          {site.kind}
          {disclosure.registration && (
            <>
              <br />
              FRN {disclosure.registration}
            </>
          )}
        </p>
        <Signature className="my-3 w-40 max-w-full sm:my-0" />
        <p className="text-[0.9375rem] sm:mt-3">
          {signer.name}
          <br />
          Partner, M. No. {signer.membership}
        </p>
        <p className="text-[0.9375rem] sm:mt-3">
          {place}
          <br />
          <b className="amount wrap-anywhere whitespace-normal text-red">UDIN {udin}</b>
        </p>
      </div>
    </section>
  );
}
