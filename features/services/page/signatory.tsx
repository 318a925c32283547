import { PageBand } from '@/components/page/page-band';
import { Portrait } from '@/components/page/profile-card';
import { SampleMark } from '@/components/page/sample-mark';
import { team } from '@/content/team';
import type { TeamContent } from '@/content/types/firm';
import { trust } from '@/content/words/trust';
import { findAccountant } from '@/lib/content/accountant';

const [partner]: TeamContent['members'] = team.members;
const [degree] = partner.credentials.split(',');
const first = findAccountant();

export function Signatory() {
  return (
    <PageBand ground="page" labelledBy="signatory" screenOnly className="max-md:-my-4">
      <div className="signatory">
        {partner.portrait && (
          <Portrait name={partner.name} portrait={partner.portrait} className="" />
        )}
        <div>
          <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
            {trust.person}
            <SampleMark content={partner} />
          </p>
          <h2 id="signatory">{partner.name}</h2>
          <p>
            {degree}
            {partner.membership && `, membership number ${partner.membership}`}
          </p>
          {partner.membership && (
            <p>
              <a
                href={trust.lookUps.membership}
                target="_blank"
                rel="noopener noreferrer"
                className="-my-1.5 inline-flex min-h-11 items-center text-link underline decoration-current!"
              >
                {trust.checkNumber}
              </a>
            </p>
          )}
          {first && (
            <p className="wrap-anywhere flex flex-wrap items-center gap-x-1.5">
              {`${first.name} ${trust.answersFirst}`}
              <a
                href={first.phone.href}
                className="-my-1.5 inline-flex min-h-11 items-center text-link underline decoration-current!"
              >
                {first.phone.display}
              </a>
            </p>
          )}
        </div>
      </div>
    </PageBand>
  );
}
